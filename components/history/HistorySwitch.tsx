import { i18n } from '#i18n';
import { SwitchRow } from '@/components/SwitchRow';

/** Whether checks are kept, by the user's choice. */
export function HistorySwitch({
  isKept,
  isLocked,
  onChange,
  note,
}: {
  isKept: boolean;
  /** The user's organisation set it. */
  isLocked: boolean;
  onChange: (isKept: boolean) => void;
  /** What is kept, where nothing beside it says so. */
  note?: string;
}) {
  return (
    <SwitchRow name={i18n.t('history.keep')} checked={isKept} locked={isLocked} onChange={onChange}>
      {isKept ? note : i18n.t('history.off')}
    </SwitchRow>
  );
}
