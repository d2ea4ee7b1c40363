import { i18n } from '#i18n';
import { askPermission } from '@/components/ask-permission';
import { hostPattern } from '@/components/host-pattern';
import { Notice } from '@/components/Notice';
import { Outcome } from '@/components/Outcome';
import type { Act } from './use-latest-act';

/** Says that the browser keeps the extension from the service, and asks for the access. */
export function AllowAccess({
  address,
  act,
  refresh,
}: {
  address: string;
  act: Act;
  refresh: () => Promise<void>;
}) {
  function allow() {
    const allowed = askPermission(hostPattern(address));
    act.run(async () => {
      const isAllowed = await allowed;
      await refresh();
      return isAllowed
        ? { status: 'done', message: i18n.t('options.service.allowed') }
        : { status: 'failed', message: i18n.t('options.service.notAllowed') };
    });
  }
  return (
    <div className="field">
      <Notice tone="hint">{i18n.t('options.service.noAccess')}</Notice>
      <div>
        <button type="button" className="primary" onClick={allow}>
          {i18n.t('options.service.allow')}
        </button>
      </div>
      <Outcome state={act.state} running={i18n.t('options.service.allowing')} />
    </div>
  );
}
