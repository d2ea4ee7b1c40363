import type { MouseEvent } from 'react';

/**
 * What a press does, but for the second one of a double click: what stands there by then is another button, or one that takes back what the
 * first did.
 */
export function firstClick(act: () => void): (event: Pick<MouseEvent, 'detail'>) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
