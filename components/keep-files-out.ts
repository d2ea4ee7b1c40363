/** Takes no file that is dropped beside what takes one: the browser would open it in place of the page, with all that is typed there. */
export function keepFilesOut(): void {
  for (const type of ['dragover', 'drop'] as const) {
    document.addEventListener(type, (event) => {
      const { dataTransfer, defaultPrevented, target } = event;
      if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      // The browser's own field takes one by itself.
      if (target instanceof HTMLInputElement && target.type === 'file') return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    });
  }
}
