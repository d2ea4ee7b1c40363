import { type RefObject, useEffect, useRef } from 'react';

/**
 * A row that is changed or removed may go, and the focus with it: then the row in its place has it, or what is `otherwise`.
 * @param keys of the rows that are shown
 * @param field a selector of what has the focus in a row
 * @returns call it with the key of the row that may go
 */
export function useNextFocused<Key>(
  list: RefObject<HTMLElement | null>,
  keys: readonly Key[],
  field: string,
  otherwise: () => void,
): (key: Key) => void {
  const going = useRef<{ key: Key; at: number } | null>(null);
  useEffect(() => {
    if (!going.current || keys.includes(going.current.key)) return;
    const { at } = going.current;
    going.current = null;
    if (document.activeElement !== document.body) return;
    const row = list.current?.children[Math.min(at, keys.length - 1)];
    const next = row?.querySelector<HTMLElement>(field);
    if (next) next.focus();
    else otherwise();
  });
  return (key) => {
    going.current = { key, at: keys.indexOf(key) };
  };
}
