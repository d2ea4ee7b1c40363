import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon';

/** Words that the user should not miss. An error interrupts a screen reader, the rest waits its turn. */
export function Notice({
  tone,
  ref,
  children,
}: {
  tone: 'error' | 'done' | 'hint';
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <div ref={ref} className="notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}

const icons = { error: 'caution', done: 'done', hint: 'unknown' } as const;
