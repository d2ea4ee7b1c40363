import type { Found } from '@/lib/page/place';
import { walk } from '@/lib/page/walk';

/** What is found on a page: the address, and from where to where it stands. */
export function readPage(html: string): string[] {
  document.body.innerHTML = html;
  const told: string[] = [];
  const onText = (node: Text, found: Found[]) => {
    for (const { address, start, end, endNode, shortened, mismatch } of found) {
      const place = `${start} in '${node.data}' to ${end}${endNode ? ` in '${endNode.data}'` : ''}`;
      told.push([address, place, shortened, mismatch && 'mismatch'].filter(Boolean).join(', '));
    }
  };
  for (const _ of walk(document, { onText, changes: () => 0 }));
  return told;
}
