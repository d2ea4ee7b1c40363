import { readFileSync } from 'node:fs';
import type { Driver } from '@/test/e2e/driver';
import { servePages } from '@/test/e2e/page-server';
import { top } from './packages';

/** What Chromium's store shows among other extensions, in CSS pixels. */
const size = { width: 440, height: 280 } as const;

/** A picture of the small promotional tile: the icon, the name, and how the description of the listing begins. */
export async function drawTile(driver: Driver): Promise<Buffer> {
  const pages = await servePages(new URL('./', import.meta.url), {});
  try {
    const page = await driver.open(pages.add(tile()));
    await page.resize(size.width, size.height);
    return await page.screenshot({ x: 0, y: 0, ...size });
  } finally {
    pages.close();
  }
}

function tile(): string {
  const listing = readFileSync(`${top}.github/store/listing.md`, 'utf8');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>tile</title><style>
    body { box-sizing: border-box; height: ${size.height}px; margin: 0; padding: 28px 32px; background: #dbeafe; color: #1e3a8a;
      font: 21px/1.4 system-ui, sans-serif; display: grid; align-content: center; gap: 20px }
    header { display: grid; grid-template-columns: 92px 1fr; gap: 18px; align-items: center }
    h1 { margin: 0; font-size: 33px; line-height: 1.15 }
    p { margin: 0; text-wrap: balance }
  </style><header>${readFileSync(`${top}public/icon.svg`, 'utf8')}<h1>${firstLine(listing, 'Name')}</h1></header>
  <p>${firstLine(listing, 'Description')}</p></html>`;
}

/** What stands first under a heading. */
function firstLine(listing: string, heading: string): string {
  const line = listing.split(`## ${heading}\n\n`)[1]?.split('\n')[0];
  if (!line) throw new Error(`The listing has nothing under “${heading}”.`);
  return line;
}
