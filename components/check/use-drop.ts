import { type ClipboardEvent, type DragEvent, useState } from 'react';

/**
 * Takes a text, a link or a picture that is dropped on an element, in place of what stood there, and a picture that is pasted into it. The
 * result is spread on the element.
 */
export function useDrop(onText: (text: string) => void, onPicture: (picture: File) => void) {
  const [isDragged, setDragged] = useState(false);
  return {
    'data-dragged': isDragged || undefined,
    onDragOver(event: DragEvent) {
      if (!isTaken(event)) return;
      event.preventDefault();
      setDragged(true);
    },
    onDragLeave: () => setDragged(false),
    onDrop(event: DragEvent) {
      setDragged(false);
      if (!isTaken(event)) return;
      event.preventDefault();
      const { dataTransfer } = event;
      // A picture of a page comes with its address, which is of no use here.
      const [file] = dataTransfer.files;
      if (file) onPicture(file);
      else onText(dataTransfer.getData('text/uri-list') || dataTransfer.getData('text/plain'));
    },
    onPaste(event: ClipboardEvent) {
      const { clipboardData } = event;
      const [file] = clipboardData.files;
      // Of a text, some programs give a picture too.
      if (!file || clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      onPicture(file);
    },
  };
}

function isTaken({ dataTransfer: { types } }: DragEvent): boolean {
  return ['Files', 'text/plain', 'text/uri-list'].some((type) => types.includes(type));
}
