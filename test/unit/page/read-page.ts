import type { Found } from '@/lib/page/place';
import { walk } from '@/lib/page/walk';

/** What is found on a page. */
export function foundOn(html: string): Found[] {
  const all: Found[] = [];
  read(html, (_, found) => all.push(found));
  return all;
}

/** The same in words: the address, and from where to where it stands. */
export function readPage(html: string): string[] {
  const told: string[] = [];
  read(html, (node, { address, start, end, endNode, shortened, mismatch }) => {
    const place = `${start} in '${node.data}' to ${end}${endNode ? ` in '${endNode.data}'` : ''}`;
    told.push([address, place, shortened, mismatch && 'mismatch'].filter(Boolean).join(', '));
  });
  return told;
}

function read(html: string, onEach: (node: Text, found: Found) => void): void {
  document.body.innerHTML = html;
  const onText = (node: Text, found: Found[]) => {
    for (const one of found) onEach(node, one);
  };
  for (const _ of walk(document, { onText, changes: () => 0 }));
}
