import { i18n } from '#i18n';
import { networksOfKey } from '@/lib/address/same-key';
import { number, oneOf } from '@/lib/extension/figures';
import { everyName } from '@/lib/extension/network-names';
import { networksMeant, type Verdict } from '@/lib/verdict/verdict';

/** The other networks that the account of a valid address can live on: under the same text, or under another spelling of the same key. */
export function SameKey({ verdict }: { verdict: Verdict }) {
  const { address, networks } = verdict;
  const [first] = networksMeant(verdict);
  if (!first) return null;
  const others = networksOfKey(address, first).filter((id) => id !== first);
  if (others.length === 0) return null;
  const same = others.filter((id) => networks.includes(id));
  const otherwise = others.filter((id) => !networks.includes(id));
  return (
    <details>
      <summary>{i18n.t('check.sameKey', others.length, [number(others.length)])}</summary>
      <dl>
        {same.length > 0 && (
          <div>
            <dt>{i18n.t('check.sameText')}</dt>
            <dd>{oneOf(everyName(same), 'and')}</dd>
          </div>
        )}
        {otherwise.length > 0 && (
          <div>
            <dt>{i18n.t('check.otherText')}</dt>
            <dd>{oneOf(everyName(otherwise), 'and')}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}
