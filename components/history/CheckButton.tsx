import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import { Icon } from '@/components/Icon';
import { findNetwork } from '@/lib/address/networks';
import type { HistoryEntry } from '@/lib/extension/history-messages';
import { age, levelWords } from '@/lib/extension/words';

/** One check of the history: press it to check its address anew. */
export function CheckButton({
  entry,
  now,
  onChoose,
}: {
  entry: HistoryEntry;
  now: number;
  onChoose: () => void;
}) {
  const { address, networkId, at, level, isOnlyBlocked } = entry;
  return (
    <button type="button" className="check-button" onClick={onChoose}>
      <span className="unseen">{i18n.t('common.checkAgain')}</span>
      <AddressText address={address} />
      <span className="check-facts" data-level={level}>
        <span className="check-level">
          <Icon name={level} />
          <strong>{levelWords(level, isOnlyBlocked)}</strong>
        </span>
        {networkId && <span className="tag">{findNetwork(networkId).name}</span>}
        <time className="muted" dateTime={new Date(at).toISOString()}>
          {age(at, now)}
        </time>
      </span>
    </button>
  );
}
