/** Gives the user a file to be saved, as a download of this page. */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
