import { lazy } from '@/lib/address/lazy';
import { fieldNames, partyNames, sayingNames } from './field-names';
import { oneOf, plainLetters, plainWords } from './plain-words';

/** Of a longer name the beginning is read. */
const longestName = 60;

/** 'data' is a date beside these alone; else it is data. */
const portuguese = ['endereco', 'rede'];

/** Endings that do as well: 'banned_address', 'wallet_tag', 'date_added'. */
const fieldPatterns = {
  address: /^(?!e?mail|ip|web|site).*address(?:es)?$/,
  network: /^(?:network|chain|coin|wallet|blockchain)(?:name|symbol|code|network)$/,
  label:
    /^(?!(?:network|(?:block)?chain|coin)name$).*(?:label|name|tag|category|comment|note|remark)s?$/,
  count:
    /^(?:scam)?report(?:s|count|scount)$|^(?:num|number|no|total|count)(?:of)?(?:scam)?reports?$/,
  date: /date|^(?:last|first)seen$|(?:reported|added|updated|created)(?:at|on)?$|blocktime(?:stamp)?$/,
} as const;

/** A field of a list's row that is looked for by its name. */
export type Field = keyof typeof fieldNames;

/** What else a field of a row is for. */
export type Saying = keyof typeof sayingNames;

/** Whether a name is that of a field for chains, where a number is a chain's id; of 'coin' or 'asset' it is none. */
export function isOfChains(name: string): boolean {
  return /chain|network/i.test(name);
}

/** Which of some column or property names is the field; undefined: none. */
export function findField(names: readonly string[], field: Field): string | undefined {
  return findFields(names, [field])[field];
}

/** Which of some column or property names are the fields. */
export function findFields(
  names: readonly string[],
  fields: readonly Field[],
): Partial<Record<Field, string | undefined>> {
  const plain = names.map(plainName);
  const found: Partial<Record<Field, string | undefined>> = {};
  for (const field of fields) {
    found[field] = names[field === 'address' ? accused(plain) : (called(field, plain) ?? -1)];
  }
  return found;
}

/**
 * Which of the columns with addresses holds those who are accused, by the names of all columns; undefined: that cannot be told.
 */
export function accusedAmong(
  names: readonly string[],
  places: readonly number[],
): number | undefined {
  const plain = names.map(plainName);
  const open = places.filter((at) => !harmed().test(plain[at] ?? ''));
  const calls = (those: RegExp) => open.filter((at) => those.test(plain[at] ?? ''));
  const paid = calls(other());
  // Beside 'scammer', 'sent to' is where it went from there.
  const sure = paid.length > 1 ? calls(culprit()).filter((at) => paid.includes(at)) : paid;
  if (sure.length === 1) return sure[0];
  if (open.length > 0) return open.length === 1 ? open[0] : undefined;
  const otherPlace = plain.findIndex((name) => other().test(name));
  if (otherPlace >= 0) return otherPlace;
  return places.find((at) => !innocent().test(plain[at] ?? '')) ?? places[0];
}

/** Who was robbed, or reports it. */
const robbed = lazy(() => new RegExp(oneOf(partyNames.robbed)));

/** Nor is accused who pays, is imitated, or is trusted. */
const innocent = lazy(() => new RegExp(oneOf(partyNames.robbed, partyNames.innocent)));

/** Nor is the token that was stolen, unless all others are innocent: then it is a fake one. */
const harmed = lazy(
  () => new RegExp(oneOf(partyNames.robbed, partyNames.innocent, partyNames.aim)),
);

/** Whether what a column, or an address, is called says that it is none of whoever is accused. */
export function isHarmed(name: string): boolean {
  return harmed().test(plainName(name));
}

/** Whether a column says in free words more of an address than its name. */
export function isNote(name: string): boolean {
  return /^(?:notes?|comments?|descriptions?|remarks?)$/i.test(name);
}

/** Whether a column is of those who were robbed, or report it, even where no other one has addresses: '受害者 address', too. */
export function isOfRobbed(name: string): boolean {
  return robbed().test(plainWords(name.slice(0, longestName)).replaceAll(' ', ''));
}

const meanings = Object.keys(sayingNames) as Saying[];
const sayings = lazy(() =>
  meanings.map((meaning) => [meaning, new RegExp(`^(?:${oneOf(sayingNames[meaning])})$`)] as const),
);

/** By the names, which all rows of a list share. */
const known = new Map<string, readonly Saying[]>();
const mostKnown = 200;

/** What a field says something about by its name; of 'label' there may be several, the most certain first. */
export function sayingsOf(name: string): readonly Saying[] {
  const before = known.get(name);
  if (before) return before;
  const plain = plainName(name);
  const found = sayings().flatMap(([meaning, names]) => (names.test(plain) ? [meaning] : []));
  if (known.size >= mostKnown) known.clear();
  known.set(name, found);
  return found;
}

/** What is said of whoever is accused, but whether an address is one: 'scammer_address', 'reported wallet', 'address of the thief'. */
const ofCulprit = lazy(() => {
  const culprit = `(?:${oneOf(partyNames.culprit)})`;
  return new RegExp(
    `^(?!(?:is|has|was)${culprit}).*(?:${culprit}.*(?:address|wallet)|${culprit}(?:mer|ster|ed)?(?:account|contract|addr)|(?:address|wallet)of(?:the)?${culprit}.*)$`,
  );
});

const knownCulprits = new Map<string, boolean>();

/** Whether a column is of addresses of whoever is accused, by its name. */
export function isOfCulprit(name: string): boolean {
  const found = knownCulprits.get(name) ?? ofCulprit().test(plainName(name));
  if (knownCulprits.size >= mostKnown) knownCulprits.clear();
  return knownCulprits.set(name, found) && found;
}

/** What is called so is no address of a wallet. */
const elsewhere = /(?:mail|ip|web|site|url|domain|bank|twitter|telegram)(?:address|wallet)$/;

/** Whether a column is for addresses of wallets, by its name. */
export function isOfAddresses(name: string): boolean {
  const plain = plainName(name);
  return /(?:address|wallet)$/.test(plain) && !elsewhere.test(plain);
}

/** Whether two columns are called alike but for a number: 'wallet_1', 'Wallet 2'. */
export function isSameField(name: string, another: string): boolean {
  return plainName(name) === plainName(another);
}

/** Whether a column is of whoever is accused by its whole name, which may stand there in place of an address: 'attacker'. */
export function isCulprit(name: string): boolean {
  const plain = plainName(name);
  return other().test(plain) && culprit().test(plain);
}

const culprit = lazy(() => new RegExp(oneOf(partyNames.culprit)));

/** Beside those who were robbed, the other side of a payment. */
const other = lazy(() => new RegExp(`^(?:${oneOf(partyNames.payee)})(?:wallet|address)?$`));

/** Whether a column is of either side of a payment or a theft, by its name alone: 'from', 'scammer', 'Empfänger'. */
export function isOfParty(name: string): boolean {
  const plain = plainName(name);
  return plain === 'from' || other().test(plain);
}

/** Whether a column is of whoever is paid, by its whole name. */
export function isPayee(name: string): boolean {
  return /^(?:recipient|receiver|beneficiary|payee|(?:sent|paid)to)(?:wallet|address)?$/.test(
    plainName(name),
  );
}

/** The place of the address among names; of several, of whoever is accused. -1: there is none. */
function accused(plain: readonly string[]): number {
  const open = plain.map((name) => (harmed().test(name) ? '' : name));
  const said = open.findIndex((name) => ofCulprit().test(name) && !elsewhere.test(name));
  if (said >= 0) return said;
  const named = called('address', open);
  if (named !== undefined) return named;
  const isHarmed = plain.some((name) => harmed().test(name) && /(?:address|wallet)$/.test(name));
  const otherPlace = isHarmed ? open.findIndex((name) => other().test(name)) : -1;
  return otherPlace >= 0 ? otherPlace : (called('address', plain) ?? -1);
}

/** The place of the name that a field has, or of one that will do. */
function called(field: Field, plain: readonly string[]): number | undefined {
  const isPortuguese = portuguese.some((name) => plain.includes(name));
  const exact = fieldNames[field].find(
    (name) => plain.includes(name) && (name !== 'data' || isPortuguese),
  );
  if (exact !== undefined) return plain.lastIndexOf(exact);
  const alikes = plain.flatMap((name, at) => (fieldPatterns[field].test(name) ? [at] : []));
  const among = (those: RegExp) => alikes.find((at) => !those.test(plain[at] ?? ''));
  return among(harmed()) ?? among(innocent()) ?? alikes[0];
}

/** In lower case and without accents, blanks and strokes; without other letters than Latin ones, where there are such: 'Address (地址)'. */
function plainName(name: string): string {
  const letters = plainLetters(name.slice(0, longestName)).replace(/[^\p{L}\p{M}]/gu, '');
  return letters.replace(/[^a-z]/g, '') || letters;
}
