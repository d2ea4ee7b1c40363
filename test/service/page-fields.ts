import type { PageReading } from './control';

export type Slice = {
  /** Records before the page. */
  offset: number;
  /** What the answer tells in `page`. */
  fields: Record<string, unknown> | undefined;
};

type Asked = { page: number; limit: number; records: number };

/** Which records a page has, and what it tells of the list, for each way to read `page`, `total`, `count` and `current`. */
export function slicePage(reading: PageReading, { page, limit, records }: Asked): Slice {
  const pages = Math.ceil(records / limit);
  const shown = reading === 'repeats-last' ? Math.min(page, Math.max(pages, 1)) : page;
  const offset = (reading === 'zero-based' ? page : shown - 1) * limit;
  const onPage = Math.max(0, Math.min(limit, records - offset));
  const usual = { total: pages, count: records, current: page };
  const fields: Record<PageReading, Slice['fields']> = {
    pages: usual,
    records: { total: records, count: onPage, current: page },
    swapped: { total: records, count: pages, current: page },
    'zero-based': usual,
    text: { total: String(pages), count: String(records), current: String(page) },
    absent: undefined,
    'another-page': { ...usual, current: page + 1 },
    'repeats-last': usual,
  };
  return { offset, fields: fields[reading] };
}
