import * as z from 'zod';
import { type FaultName, faults } from './faults';

const isFaultName = (name: string): name is FaultName => Object.hasOwn(faults, name);

const FaultRule = z.strictObject({
  name: z.string().refine(isFaultName, 'no such fault'),
  /** How many requests it spoils; absent: all. */
  times: z.int().positive().optional(),
  /** The one path that it spoils, such as '/networks'; absent: every one. */
  path: z.string().startsWith('/').optional(),
});

/** How the fields of `page` are to be read; 'pages' is what SERVICE.md says of this service. */
const PageReading = z.enum([
  'pages',
  /** `total` counts all records, `count` those on the page. */
  'records',
  /** `total` counts records, `count` pages. */
  'swapped',
  /** The first page is 0, asked for and told. */
  'zero-based',
  /** Numbers as text. */
  'text',
  'absent',
  /** Tells another page than the one asked for. */
  'another-page',
  /** After the last page comes the last page again, for ever. */
  'repeats-last',
]);
export type PageReading = z.infer<typeof PageReading>;

/** What can be switched on a running service. */
const Control = z.strictObject({
  listNeedsKey: z.boolean(),
  listsNetworks: z.boolean(),
  pageReading: PageReading,
  faults: z.array(FaultRule),
  /** Waits so long before each answer, in milliseconds. */
  delay: z.int().min(0).max(600_000),
  /** After so many more requests comes 429 with this `Retry-After`. */
  rateLimit: z.strictObject({ after: z.int().min(0), retryAfter: z.string() }).nullable(),
  /** Says the opposite in `valid`. */
  disagrees: z.boolean(),
});
export type Control = z.infer<typeof Control>;

export const ControlChange = Control.partial();
export type ControlChange = z.input<typeof ControlChange>;

export const usual: Control = {
  listNeedsKey: false,
  listsNetworks: true,
  pageReading: 'pages',
  faults: [],
  delay: 0,
  rateLimit: null,
  disagrees: false,
};

/** The fault that the next request to a path meets, if any; uses one of its times up. */
export function takeFault(control: Control, path: string): FaultName | null {
  const rule = control.faults.find((one) => one.path === undefined || one.path === path);
  if (!rule) return null;
  if (rule.times !== undefined) {
    const left = rule.times - 1;
    control.faults = control.faults.flatMap((one) => {
      if (one !== rule) return [one];
      return left > 0 ? [{ ...one, times: left }] : [];
    });
  }
  return rule.name;
}

/** Whether this request is one too many. */
export function isOverLimit({ rateLimit }: Control): boolean {
  if (!rateLimit) return false;
  if (rateLimit.after === 0) return true;
  rateLimit.after--;
  return false;
}
