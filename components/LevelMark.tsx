import { Icon } from '@/components/Icon';
import { headline } from '@/lib/extension/words';
import type { Verdict } from '@/lib/verdict/verdict';

/** What the lists in this browser say of the address of a row, as soon as they do. */
export function LevelMark({ verdict }: { verdict: Verdict | undefined }) {
  if (!verdict) return null;
  return (
    <span className="level-mark" data-level={verdict.level}>
      <Icon name={verdict.level} /> {headline(verdict)}
    </span>
  );
}
