import { type KeyboardEvent, useState } from 'react';
import { useFocusBack } from './use-focus-back';

/**
 * Of a button that asks once more in its own place: `ref` is for the one that asks, and for the one in its place that does no harm, which gets
 * the focus; `onKeyDown` is for all that stand there then, where Escape is no.
 */
export function useAsking() {
  const [isAsking, setAsking] = useState(false);
  const ref = useFocusBack(isAsking);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // It would close the popup.
    event.preventDefault();
    event.stopPropagation();
    setAsking(false);
  }
  return { isAsking, setAsking, ref, onKeyDown };
}
