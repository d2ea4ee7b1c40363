import { useEffect, useState } from 'react';
import type { ReportChoice } from './report-choice';

/** How long the user must have stopped typing, in milliseconds. */
const pause = 150;

/** The choice with the text that stands there once the typing stopped. All else counts at once. */
export function useSettled(choice: ReportChoice): ReportChoice {
  const { search } = choice;
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), pause);
    return () => clearTimeout(timer);
  }, [search]);
  return { ...choice, search: settled };
}
