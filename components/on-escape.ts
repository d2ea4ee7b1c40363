import type { KeyboardEvent } from 'react';

/** Calls back for Escape, but not for that of an input method, which gives up a word alone. */
export function onEscape(act: () => void): (event: KeyboardEvent) => void {
  return ({ key, nativeEvent }) => {
    if (key === 'Escape' && !nativeEvent.isComposing) act();
  };
}
