/** By the ending of a file's name. */
const types: Readonly<Record<string, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  txt: 'text/plain',
};

/** Gives the user a file to be saved, as a download of this page. */
export function saveFile(name: string, parts: BlobPart[]): void {
  const type = types[name.split('.').at(-1) ?? ''] ?? '';
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
