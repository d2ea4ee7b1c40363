import { useState } from 'react';

/** What was done with what is shown is said as long as the same is shown: of anything else it would be untrue. */
export function useSaidOf(shown: string): [words: string, say: (words: string) => void] {
  const [said, setSaid] = useState({ of: '', words: '' });
  return [said.of === shown ? said.words : '', (words) => setSaid({ of: shown, words })];
}
