import { useId } from 'react';
import type { OwnMark } from '@/lib/verdict/facts';

const kinds: readonly { kind: OwnMark['kind']; name: string }[] = [
  { kind: 'trusted', name: 'Trusted: name it in its verdicts' },
  { kind: 'blocked', name: 'Blocked: warn me of it' },
];

/** What the user says of an address. */
export function KindChoice({
  kind,
  onChange,
}: {
  kind: OwnMark['kind'];
  onChange: (kind: OwnMark['kind']) => void;
}) {
  const id = useId();
  return (
    <fieldset className="choices">
      <legend>You say it is</legend>
      {kinds.map(({ kind: one, name }) => (
        <label key={one} className="choice">
          <input type="radio" name={id} checked={kind === one} onChange={() => onChange(one)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
