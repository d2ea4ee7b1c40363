import { useId } from 'react';
import { i18n } from '#i18n';
import type { OwnMark } from '@/lib/verdict/facts';

const kinds = [
  { kind: 'trusted', name: 'own.kindTrusted' },
  { kind: 'blocked', name: 'own.kindBlocked' },
] as const satisfies readonly { kind: OwnMark['kind']; name: string }[];

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
      <legend>{i18n.t('own.kind')}</legend>
      {kinds.map(({ kind: one, name }) => (
        <label key={one} className="choice">
          <input type="radio" name={id} checked={kind === one} onChange={() => onChange(one)} />
          {i18n.t(name)}
        </label>
      ))}
    </fieldset>
  );
}
