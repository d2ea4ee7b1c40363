import { browser } from 'wxt/browser';

/** The address of a page of ours with what was handed over to it in it, as a user would have to write it. */
export async function wholeAddress(url = ''): Promise<string> {
  const id = /\bbegin=([\w-]+)$/.exec(url)?.[1];
  if (!id) throw new Error(`Nothing is handed over to ${url}`);
  const [begin = {}] = Object.values(await browser.storage.session.get(`begin:${id}`));
  return url.replace(`begin=${id}`, String(new URLSearchParams(begin as Record<string, string>)));
}
