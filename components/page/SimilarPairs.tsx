import { i18n } from '#i18n';
import { ComparedAddresses } from '@/components/ComparedAddresses';
import { findAlike } from '@/lib/address/lookalike';
import { compared } from '@/lib/extension/compared';
import { number } from '@/lib/extension/figures';
import type { Verdict } from '@/lib/verdict/verdict';
import { calledOnPage } from './found-words';

const mostShown = 10;

/** Addresses of one page that begin and end alike. Only called out: which of them is meant, if any is bad, nobody here can know. */
export function SimilarPairs({
  addresses,
  verdicts,
}: {
  addresses: string[];
  verdicts: ReadonlyMap<string, Verdict>;
}) {
  const pairs = findAlike(addresses);
  if (pairs.length === 0) return null;
  const called = (address: string, otherwise: string) => {
    const verdict = verdicts.get(address);
    return (verdict && calledOnPage(verdict)) ?? otherwise;
  };
  return (
    <section className="similar">
      <h2>{i18n.t('page.alike', pairs.length, [number(pairs.length)])}</h2>
      <p className="muted">{i18n.t('page.alikeWhy')}</p>
      {pairs.slice(0, mostShown).map(({ address, like: { known, differences } }) => (
        <ComparedAddresses
          key={address}
          rows={compared(address, known.address, differences, [
            called(address, i18n.t('page.alikeFirst')),
            called(known.address, i18n.t('page.alikeSecond')),
          ])}
        />
      ))}
    </section>
  );
}
