import { useState } from 'react';
import { i18n } from '#i18n';
import { Icon } from '@/components/Icon';
import { useMore } from '@/components/use-more';
import { number } from '@/lib/extension/figures';
import { groupWords } from '@/lib/extension/words';
import { type Level, levels, type Verdict } from '@/lib/verdict/verdict';
import { FoundItem } from './FoundItem';
import type { FoundInTab } from './found-in-tab';
import { countBlocked } from './found-words';

/** A page may show thousands of addresses: as many of a level are listed before the user asks for more. */
const step = 100;

/** The addresses of a page, worst level first. One at a time is open and shows its verdict. */
export function FoundList({ addresses, ...shown }: Omit<GroupProps, 'level' | 'open' | 'onOpen'>) {
  const [open, setOpen] = useState<string | null>(null);
  return levels.map((level) => {
    const group = addresses.filter((found) => found.level === level);
    if (group.length === 0) return null;
    return (
      <FoundGroup
        key={level}
        level={level}
        addresses={group}
        open={open}
        onOpen={setOpen}
        {...shown}
      />
    );
  });
}

type GroupProps = {
  level: Level;
  addresses: FoundInTab[];
  verdicts: ReadonlyMap<string, Verdict>;
  tabId: number;
  /** The address that is open; null: none. */
  open: string | null;
  onOpen: (address: string | null) => void;
  onCheck: (address: string) => void;
};

function FoundGroup({ level, addresses, verdicts, tabId, open, onOpen, onCheck }: GroupProps) {
  const { shown, list, showMore } = useMore(step);
  const more = Math.min(step, addresses.length - shown);
  return (
    <section className="found-group">
      <h2 className="group-head" data-level={level}>
        <Icon name={level} />
        {i18n.t('page.group', {
          level: groupWords(level, addresses.length, countBlocked(addresses, verdicts)),
          count: number(addresses.length),
        })}
      </h2>
      <ul ref={list} className="rows found">
        {addresses.slice(0, shown).map((found) => (
          <FoundItem
            key={found.address}
            found={found}
            verdict={verdicts.get(found.address)}
            isOpen={open === found.address}
            tabId={tabId}
            onToggle={() => onOpen(open === found.address ? null : found.address)}
            onCheck={onCheck}
          />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="quiet" onClick={showMore}>
          {i18n.t('common.showMore', more, [number(more)])}
        </button>
      )}
    </section>
  );
}
