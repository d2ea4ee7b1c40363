import { type DragEvent, useState } from 'react';

/** Takes a text or a link that is dropped on an element, in place of what stood there. The result is spread on the element. */
export function useDrop(onDrop: (text: string) => void) {
  const [isDragged, setDragged] = useState(false);
  return {
    'data-dragged': isDragged || undefined,
    onDragOver(event: DragEvent) {
      if (!hasText(event)) return;
      event.preventDefault();
      setDragged(true);
    },
    onDragLeave: () => setDragged(false),
    onDrop(event: DragEvent) {
      setDragged(false);
      if (!hasText(event)) return;
      event.preventDefault();
      const { dataTransfer } = event;
      onDrop(dataTransfer.getData('text/uri-list') || dataTransfer.getData('text/plain'));
    },
  };
}

function hasText({ dataTransfer: { types } }: DragEvent): boolean {
  return types.includes('text/plain') || types.includes('text/uri-list');
}
