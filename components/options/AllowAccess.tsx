import { i18n } from '#i18n';
import { askPermission } from '@/components/ask-permission';
import { hostPattern } from '@/components/host-pattern';
import { Notice } from '@/components/Notice';
import type { Act } from './use-latest-act';

/** Says that the browser keeps the extension from the service, and asks for the access. */
export function AllowAccess({
  address,
  act,
  refresh,
  onGone,
}: {
  address: string;
  act: Act;
  refresh: () => Promise<void>;
  /** It is allowed, so the button that had the focus is gone. What came of it is told by whoever has the `act`. */
  onGone: () => void;
}) {
  function allow() {
    const allowed = askPermission(hostPattern(address));
    act.run(async () => {
      const isAllowed = await allowed;
      await refresh();
      if (isAllowed) onGone();
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
    </div>
  );
}
