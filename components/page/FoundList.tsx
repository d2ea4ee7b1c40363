import { useState } from 'react';
import { i18n } from '#i18n';
import { Icon } from '@/components/Icon';
import { number } from '@/lib/extension/figures';
import { groupWords } from '@/lib/extension/words';
import { levels, type Verdict } from '@/lib/verdict/verdict';
import { FoundItem } from './FoundItem';
import type { FoundInTab } from './found-in-tab';
import { countBlocked } from './found-words';

/** A page may show thousands of addresses: as many of a level are listed before the user asks for more. */
const step = 100;

/** The addresses of a page, worst level first. One at a time is open and shows its verdict. */
export function FoundList({
  addresses,
  verdicts,
  tabId,
  onCheck,
}: {
  addresses: FoundInTab[];
  verdicts: ReadonlyMap<string, Verdict>;
  tabId: number;
  onCheck: (address: string) => void;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const [shown, setShown] = useState(step);
  return levels.map((level) => {
    const group = addresses.filter((found) => found.level === level);
    if (group.length === 0) return null;
    const more = Math.min(step, group.length - shown);
    return (
      <section key={level} className="found-group">
        <h2 className="group-head" data-level={level}>
          <Icon name={level} />
          {i18n.t('page.group', {
            level: groupWords(level, group.length, countBlocked(group, verdicts)),
            count: number(group.length),
          })}
        </h2>
        <ul className="rows found">
          {group.slice(0, shown).map((found) => (
            <FoundItem
              key={found.address}
              found={found}
              verdict={verdicts.get(found.address)}
              isOpen={open === found.address}
              tabId={tabId}
              onToggle={() => setOpen(open === found.address ? null : found.address)}
              onCheck={onCheck}
            />
          ))}
        </ul>
        {more > 0 && (
          <button type="button" className="quiet" onClick={() => setShown(shown + step)}>
            {i18n.t('common.showMore', more, [number(more)])}
          </button>
        )}
      </section>
    );
  });
}
