import { useId } from 'react';
import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import { Icon } from '@/components/Icon';
import { number } from '@/lib/extension/figures';

/** The addresses of a text that has several: one is to be chosen, or all are checked where there is room for them. */
export function AddressChoices({
  addresses,
  onChoose,
}: {
  addresses: string[];
  onChoose: (address: string) => void;
}) {
  const titleId = useId();
  const all = new URLSearchParams({ view: 'many' });
  if (addresses.length <= mostInLink) all.set('text', addresses.join('\n'));
  return (
    <section className="choices-of-text" aria-labelledby={titleId}>
      <p id={titleId} aria-live="polite">
        {i18n.t('check.several', addresses.length, [number(addresses.length)])}
      </p>
      <ul className="rows">
        {addresses.slice(0, most).map((address) => (
          <li key={address}>
            <button type="button" onClick={() => onChoose(address)}>
              <AddressText address={address} />
            </button>
          </li>
        ))}
      </ul>
      <p>
        <a href={`popup.html?full&${all}`} target="_blank" rel="noopener">
          {i18n.t('check.checkAll')}
          <Icon name="full" />
        </a>
      </p>
    </section>
  );
}

/** More than that nobody chooses from. */
const most = 50;
/** A link has no room for more. */
const mostInLink = 1000;
