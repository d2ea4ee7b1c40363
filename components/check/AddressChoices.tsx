import { useId, useMemo } from 'react';
import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import { Icon } from '@/components/Icon';
import { LevelMark } from '@/components/LevelMark';
import { notesOn } from '@/components/page/found-words';
import { TabLink } from '@/components/TabLink';
import { useVerdicts } from '@/components/use-verdicts';
import { mostQuestions } from '@/lib/extension/check-messages';
import { number } from '@/lib/extension/figures';
import { levels, type Verdict } from '@/lib/verdict/verdict';
import { linesForMany } from './lines-for-many';

/** The addresses of a text that has several: one is to be chosen, or all are checked where there is room for them. */
export function AddressChoices({
  text,
  addresses,
  chosen,
  onChoose,
}: {
  text: string;
  addresses: string[];
  /** The one that was chosen before: the focus is on it again. */
  chosen: string | null;
  onChoose: (address: string) => void;
}) {
  const titleId = useId();
  const asked = addresses.slice(0, mostQuestions);
  const verdicts = useVerdicts(asked);
  const isKnown = asked.every((address) => verdicts.has(address));
  // What is said of them later moves none under the pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are those of the text
  const shown = useMemo(() => worstFirst(asked, verdicts).slice(0, most), [text, isKnown]);
  // The addresses are others each time that the text is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are those of the text
  const lines = useMemo(() => linesForMany(text, addresses), [text]);
  return (
    <section className="choices-of-text" aria-labelledby={titleId}>
      <p id={titleId} aria-live="polite">
        {i18n.t('check.several', addresses.length, [number(addresses.length)])}
      </p>
      <ul className="rows">
        {shown.map((address) => (
          <li key={address}>
            <button
              type="button"
              className="found-button"
              // biome-ignore lint/a11y/noAutofocus: the button that led back here is gone
              autoFocus={address === chosen}
              onClick={() => onChoose(address)}
            >
              <AddressText address={address} />
              <LevelMark verdict={verdicts.get(address)} />
              <Notes of={verdicts.get(address)} />
            </button>
          </li>
        ))}
      </ul>
      <p>
        <TabLink begin={{ view: 'many', text: lines.join('\n') }}>
          {i18n.t('check.checkAll')}
          <Icon name="full" />
        </TabLink>
      </p>
    </section>
  );
}

/** In the order of the text where they are of one level, or nothing is known of them yet. */
function worstFirst(addresses: string[], verdicts: ReadonlyMap<string, Verdict>): string[] {
  const rank = (address: string) => levels.indexOf(verdicts.get(address)?.level ?? 'clear');
  return addresses.toSorted((one, other) => rank(one) - rank(other));
}

/** What tells one from another at a glance: whose it is, and the worst that is said of it. */
function Notes({ of }: { of: Verdict | undefined }) {
  return of && notesOn(of).map((note) => <span key={note}>{note}</span>);
}

/** More than that nobody chooses from. */
const most = 50;
