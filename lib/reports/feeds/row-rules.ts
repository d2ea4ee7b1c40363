import { isHarmed, isOfCulprit, type Saying, sayingsOf } from '@/lib/extension/fields';
import { writtenOf } from './label-of';
import { accuses, innocenceOf, isDenial, isSaid, isSaidIn } from './said';

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands behind a name for an address: 'malicious_address'. */
const ofAddress = /(?<=.)[ _-]?(?:address|wallet|account)$/i;

/** What a field says something about; beside a yes or a no, also one called like those for who is accused: `"malicious_address": "0"`. */
export function sayingsIn(name: string, fields: Fields): readonly Saying[] {
  const isAsked = ofAddress.test(name) && isOfCulprit(name) && isAnswer(fields[name]);
  if (!isAsked || isHarmed(name)) return sayingsOf(name);
  const said = sayingsOf(name.replace(ofAddress, ''));
  return said.length > 0 ? said : ['flag'];
}

/** Whether a value is a yes or a no. */
export function isAnswer(value: unknown): boolean {
  const said = writtenOf(value);
  return isSaid('yes', said) || isSaid('no', said);
}

/** What a field says of its row's address. 'open': it accuses nobody, but what else the row says counts more. */
export type Says = 'accused' | 'cleared' | 'open' | null;

/** Of a longer status the beginning is read. */
const longestStatus = 100;

/** What a field says by its value, in one text. Each has its counter-example in row-rules.test.ts. */
export const rowRules: Partial<Record<Saying, (value: string, fields: Fields) => Says>> = {
  flag,
  suspected: (value) => (isFalse(value) ? 'open' : flag(value)),
  particular: (value) => (isFalse(value) ? null : 'accused'),
  scamKind: (value) => (isNo(value) || innocenceOf(value) ? null : 'accused'),
  clearing: (value) => (isSaid('yes', value) ? 'cleared' : null),
  ended: (value, fields) => (/[1-9]/.test(value) && !isOfSite(fields) ? 'cleared' : null),
  active: (value, fields) => (isFalse(value) && !isOfSite(fields) ? 'cleared' : null),
  inactive: (value, fields) => (isSaid('yes', value) && !isOfSite(fields) ? 'cleared' : null),
  disputed: (value) => (isSaid('yes', value) ? 'open' : null),
  barred: (value, fields) => (isFalse(value) && !isOfSite(fields) ? 'open' : null),
  class: (value) => (isNo(value) ? 'cleared' : null),
  kind,
  count: (value, fields) => (Number(value) === 0 && !isOfService(fields) ? 'open' : null),
  score: (value) => (Number(value) === 0 ? 'open' : null),
  level: (value, fields) =>
    isCheck(fields) && value !== '' && value !== 'danger' ? 'cleared' : null,
  status,
  verdict: (value, fields) =>
    isSaid('passed', value) ? 'cleared' : (decided(value) ?? ofNothing(value, fields)),
  risk: (value) => (isSaid('little', value) ? 'open' : (ofNothing(value) ?? spoken(value))),
  category,
  account: (value, fields) =>
    /^(?:normal|regular)$/i.test(value) ? null : category(value, fields),
  group: (value) => (innocenceOf(value) ? 'open' : null),
  remark: spoken,
};

/** Tags in a list, or in a text. A site may be tagged with its name, so others say nothing. */
export function saidByTags(tags: readonly string[]): Says {
  if (tags.some(isDenial)) return 'cleared';
  return tags.some(innocenceOf) && !tags.some(accuses) ? 'open' : null;
}

function flag(value: string): Says {
  if (isSaid('unsure', value)) return 'open';
  return isFalse(value) || innocenceOf(value) ? 'cleared' : 'accused';
}

/** Of bitcoin's, 2 are the licit and 3 those of which nobody knows (Elliptic++). */
function kind(value: string): Says {
  if (isNo(value)) return 'cleared';
  return /^[23](?:\.0+)?$/.test(value) || isSaid('unsure', value) ? 'open' : null;
}

function category(value: string, fields: Fields): Says {
  return ofNothing(value, fields) ?? spoken(value);
}

/** What came of a look at it counts, whatever it was thought to be. An exchange may be imitated. */
function decided(value: string): Says {
  if (isDenial(value)) return 'cleared';
  const innocence = innocenceOf(value);
  if (innocence === null) return null;
  return innocence === 'exchange' ? 'open' : 'cleared';
}

/** What parts the words of a status: 'closed (false positive)', 'Resolved - not a scam', 'removed on 2024-01-02'. */
const parting = /\s[-–—]\s|[,;:(（，]|\s(?:(?:on|since|am|seit|el|le|em|desde|depuis)\s)?(?=\d)/;

/** The first part says how it ended, any that it was none; but not in 'Resolved: scam confirmed'. */
function status(value: string, fields: Fields): Says {
  if (isSaid('vouchedFor', value)) return 'open';
  const [first = '', ...others] = value.slice(0, longestStatus).split(parting);
  const said = ended(value, fields);
  if (said) return said;
  if (others.some((one) => isDenial(one.trim()))) return 'cleared';
  const isKept = others.some((one) => accuses(one) && !isSaidIn('takenBack', one));
  return isKept ? null : ended(first, fields);
}

/** Beside a site, it is the site that is there no more. */
function ended(value: string, fields: Fields): Says {
  if (!isSaid('inactive', value) && !isSaid('removed', value)) return decided(value);
  return isOfSite(fields) ? null : 'cleared';
}

/** What somebody says of it. Who is well known may be imitated; to whom it was done, may be told with by what. */
function spoken(value: string): Says {
  return innocenceOf(value) === 'trusted' && !isDenial(value) ? 'open' : decided(value);
}

/** Whoever is reported may have no kind. */
function ofNothing(value: string, fields: Fields = {}): Says {
  return isSaid('nothing', value) && !isReported(fields) ? 'open' : null;
}

/** Whether a row counts reports of its address. */
export function isReported(fields: Fields): boolean {
  return Object.entries(fields).some(
    ([name, value]) => sayingsOf(name).includes('count') && Number(value) > 0,
  );
}

/** What was checked here, as it is saved: nobody is accused by it who is not reported. */
function isCheck(fields: Fields): boolean {
  return 'checked_at' in fields || 'checkedAt' in fields;
}

/** The service says what it counts: a record of it is a report. */
function isOfService(fields: Fields): boolean {
  return 'walletNetwork' in fields || 'walletNetworkId' in fields;
}

/** A site that cannot be reached any more says nothing of its address. */
function isOfSite(fields: Fields): boolean {
  return Object.keys(fields).some((name) => sayingsOf(name).includes('site'));
}

function isNo(value: string): boolean {
  return isSaid('no', value);
}

function isFalse(value: string): boolean {
  return isNo(value) || isSaid('untrue', value);
}
