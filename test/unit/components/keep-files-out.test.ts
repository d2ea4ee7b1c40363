// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keepFilesOut } from '@/components/keep-files-out';

/** What becomes of something that is dragged over an element: whether the browser is kept from it, and what the pointer shows. */
function drag(type: string, over: Element, ...types: string[]) {
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer,
  });
  over.dispatchEvent(event);
  return [event.defaultPrevented, dataTransfer.dropEffect];
}

test.each(['dragover', 'drop'])('a file opens nowhere (%s); where one is taken, it is', (type) => {
  keepFilesOut();
  document.body.innerHTML = '<p></p><div></div><textarea></textarea><input type="file">';
  const [beside, taker, field, files] = document.body.children as unknown as Element[];
  if (!beside || !taker || !field || !files) throw new Error('no elements');
  taker.addEventListener(type, (event) => event.preventDefault());
  expect(drag(type, beside, 'Files')).toEqual([true, 'none']);
  expect(drag(type, field, 'Files')).toEqual([true, 'none']);
  expect(drag(type, taker, 'Files')).toEqual([true, 'copy']);
  expect(drag(type, files, 'Files')).toEqual([false, 'copy']);
  expect(drag(type, field, 'text/plain')).toEqual([false, 'copy']);
});
