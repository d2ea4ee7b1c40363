import { type Ref, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { FilterToggle } from '@/components/FilterToggle';
import { ownKinds, ownLook } from '@/components/own/own-kinds';
import { useReported } from '@/components/own/use-reported';
import { SearchField } from '@/components/SearchField';
import { ShowMore } from '@/components/ShowMore';
import { useMore } from '@/components/use-more';
import { useNextFocused } from '@/components/use-next-focused';
import { number } from '@/lib/extension/figures';
import type { OwnEntry, OwnPut } from '@/lib/extension/own-messages';
import { fitsSearch } from '@/lib/extension/searched';
import type { OwnMark } from '@/lib/verdict/facts';
import { ContactItem } from './ContactItem';

type Kind = OwnMark['kind'];

/** As many are listed before the user asks for more. */
const step = 50;

/** The contacts, to be searched by any of their words, and by what the user says of them. */
export function ContactList({
  entries,
  onPut,
  onRemove,
}: {
  entries: OwnEntry[];
  onPut: (change: OwnPut) => Promise<boolean>;
  onRemove: (entry: OwnEntry) => Promise<boolean>;
}) {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind | null>(null);
  const found = entries.filter((entry) => isFound(entry, search));
  const fitting = found.filter((entry) => kind === null || entry.kind === kind);
  const { shown, list, more, showMore } = useMore(step, fitting.length);
  const rows = fitting.slice(0, shown);
  const reported = useReported(rows);
  const filter = useRef<HTMLDivElement>(null);
  const keys = rows.map(({ key }) => key);
  const changing = useNextFocused(list, keys, 'input:checked,button', () =>
    filter.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus(),
  );
  if (entries.length === 0) return <p className="empty">{i18n.t('contacts.empty')}</p>;
  return (
    <>
      <SearchField
        label={i18n.t('contacts.search')}
        placeholder={i18n.t('contacts.placeholder')}
        value={search}
        onChange={setSearch}
      />
      <KindFilter ref={filter} entries={found} kind={kind} onChange={setKind} />
      {fitting.length === 0 && <p className="muted">{i18n.t('contacts.nothingFits')}</p>}
      {/* To the eye the numbers of the filter say so. */}
      <p role="status" className="unseen">
        {fitting.length < entries.length &&
          i18n.t('contacts.count', fitting.length, [number(fitting.length)])}
      </p>
      <ul ref={list} className="rows contacts" aria-label={i18n.t('options.section.contacts')}>
        {rows.map((entry) => (
          <ContactItem
            key={entry.key}
            entry={entry}
            verdict={reported.get(entry.address)}
            onPut={(change) => {
              changing(entry.key);
              return onPut(change);
            }}
            onRemove={() => void onRemove(entry)}
          />
        ))}
      </ul>
      <ShowMore more={more} onClick={showMore} />
    </>
  );
}

function KindFilter({
  ref,
  entries,
  kind,
  onChange,
}: {
  ref: Ref<HTMLDivElement>;
  entries: OwnEntry[];
  kind: Kind | null;
  onChange: (kind: Kind | null) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div ref={ref} role="group" aria-label={i18n.t('common.filter')} className="kinds">
      <FilterToggle isOn={kind === null} count={entries.length} onClick={() => onChange(null)}>
        {i18n.t('contacts.all')}
      </FilterToggle>
      {ownKinds.map((one) => (
        <FilterToggle
          key={one}
          isOn={kind === one}
          count={entries.filter((entry) => entry.kind === one).length}
          {...ownLook[one]}
          onClick={() => onChange(kind === one ? null : one)}
        >
          {i18n.t(`contacts.${one}`)}
        </FilterToggle>
      ))}
    </div>
  );
}

function isFound({ address, name, note }: OwnEntry, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return (
    fitsSearch(address, wanted) || [name, note].some((text) => text.toLowerCase().includes(wanted))
  );
}
