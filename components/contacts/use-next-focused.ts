import { type RefObject, useEffect, useRef } from 'react';

/**
 * A changed row may fit the filter no more, and goes with the focus: then it is on the row in its place, or on what is `otherwise`.
 * @returns call it with the key of the row that is being changed
 */
export function useNextFocused(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  otherwise: () => void,
): (key: string) => void {
  const changing = useRef<{ key: string; at: number } | null>(null);
  useEffect(() => {
    if (!changing.current || keys.includes(changing.current.key)) return;
    const { at } = changing.current;
    changing.current = null;
    if (document.activeElement !== document.body) return;
    const next = list.current?.children[Math.min(at, keys.length - 1)];
    const field = next?.querySelector<HTMLElement>('input:checked,button');
    if (field) field.focus();
    else otherwise();
  });
  return (key) => {
    changing.current = { key, at: keys.indexOf(key) };
  };
}
