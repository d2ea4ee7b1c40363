import { useState } from 'react';
import { createPortal } from 'react-dom';
import { i18n } from '#i18n';
import { Icon } from '@/components/Icon';
import { ShowMore } from '@/components/ShowMore';
import { useMore } from '@/components/use-more';
import { number } from '@/lib/extension/figures';
import { groupWords } from '@/lib/extension/words';
import { type Level, levels, type Verdict } from '@/lib/verdict/verdict';
import { FoundItem } from './FoundItem';
import type { FoundInTab } from './found-in-tab';
import { countBlocked } from './found-words';
import { OpenVerdict } from './OpenVerdict';

/** A page may show thousands of addresses: as many of a level are listed before the user asks for more. */
const step = 100;

/** The addresses of a page, worst level first. One at a time is open and shows its verdict. */
export function FoundList({
  addresses,
  onCheck,
  ...shown
}: Omit<GroupProps, 'level' | 'open' | 'onOpen'> & { onCheck: (address: string) => void }) {
  const [open, setOpen] = useState<Opened | null>(null);
  return (
    <>
      {levels.map((level) => {
        const group = addresses.filter((found) => found.level === level);
        if (group.length === 0) return null;
        return (
          <FoundGroup
            key={level}
            level={level}
            addresses={group}
            open={open}
            onOpen={(address) =>
              setOpen(address === null ? null : { address, element: document.createElement('div') })
            }
            {...shown}
          />
        );
      })}
      {/* Here, where it stays when its row goes to another group, as by what is done in it. */}
      {open &&
        createPortal(
          <OpenVerdict address={open.address} onCheck={onCheck} />,
          open.element,
          open.address,
        )}
    </>
  );
}

/** The address that is open, and the element that shows its verdict. */
type Opened = { address: string; element: HTMLElement };

type GroupProps = {
  level: Level;
  addresses: FoundInTab[];
  verdicts: ReadonlyMap<string, Verdict>;
  tabId: number;
  open: Opened | null;
  onOpen: (address: string | null) => void;
};

function FoundGroup({ level, addresses, verdicts, tabId, open, onOpen }: GroupProps) {
  const { shown, list, more, showMore } = useMore(step, addresses.length);
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
            opened={open?.address === found.address ? open.element : null}
            tabId={tabId}
            onToggle={() => onOpen(open?.address === found.address ? null : found.address)}
          />
        ))}
      </ul>
      <ShowMore more={more} onClick={showMore} />
    </section>
  );
}
