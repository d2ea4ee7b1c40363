import { type ComponentProps, useId } from 'react';

/** A field for a line of text, with its label. */
export function TextField({
  label,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'id' | 'onChange'> & {
  label: string;
  onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
