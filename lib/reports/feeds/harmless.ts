import { i18n } from '#i18n';
import { isNote, isOfRobbed } from '@/lib/extension/fields';
import { readText } from '@/lib/service/read-fields';
import { accuses } from './accusing';
import { isOfExchange } from './exchange-names';
import { explorerLabels } from './explorer-labels';
import {
  isClearedAbroad,
  isFlagAbroad,
  isInnocentAbroad,
  isKindAbroad,
  isStatusAbroad,
} from './innocent-abroad';
import { labelOf, writtenOf } from './label-of';

type Fields = Readonly<Record<string, unknown>>;

/** What a row says of its address in one field, if that decides anything. */
type Said = { says: 'accused' | 'cleared'; name: string; value: string } | null;

/** Of other tags, these are information. */
const informing = /^(?:exchanges?|cex|custodian|memo[ -_]?required)$/i;

/** Fields with tags, in a list or in a text. */
const tagFields = /^(?:tags?|labels)$/i;

/** Names of groups, and categories, of those who are not accused. Only whole names: a site may be called 'safe-exchange.example'. */
const innocent = new RegExp(
  [
    '^(?:known )?(?:(?:white|allow|safe|trust(?:ed)?)[ -]?list(?:ed|s)?|allow(?:ed)?|good|(?:no|not)[ -]?(?:a[ -]?)?scam(?:s|mers)?|safe',
    '|trusted|legit(?:imate)?|benign|harmless|clean|(?:centrali[sz]ed )?exchanges?|cex|custodians?',
    // To deposit addresses of scams, victims paid.
    '|(?:exchange )?(?:hot|cold|(?<=exchange )deposit)(?=[ -]?(?:wallet|address|account))',
    '|victims?|removed|delisted|false[ -]?positives?)(?:[ -]?(?:address(?:es)?|wallets?|accounts?|contracts?|list))?$',
  ].join(''),
  'i',
);

/** Fields that say whose an address is. */
const owners = /^(?:name|entity|owner|label|(?:name|address)?[ _-]?tag)$/i;

const cleared =
  /^(?:removed|resolved|delisted|cleared|dismissed|retracted|withdrawn|rejected|white[ -]?listed|legit(?:imate)?|false[ -]?positive|not (?:a )?scam)$/i;

/** Fields that say what an address is. */
const kinds =
  /^(?:categor(?:y|ies)|type|kind|class(?:ification)?|group|list|role|side|label|notes?|comments?|descriptions?|remarks?|reason|verdict|result|rating|risk)$/i;

/** How a text begins that says so in its own words: 'not a scam, an exchange', 'false positive (2024)', 'victim of phishing'. */
const denial =
  /^(?:(?:this |it )?(?:is |was )?(?:an? )?)?(?:not (?:an? )?scam(?:mer)?|no scam|false[ -]positive|(?:(?:white|allow)[ -]?listed|innocent)(?= (?:by|bystander|victim|user|owner|address|wallet)\b|[ ]?(?:[,;:.(–-]|$))|victim(?:['’]?s?(?= (?:of|address|wallet|account)\b)|(?=[ ]?[,;:(–-])))(?![\w-])/i;

/** Those of them that are about more than one, and those that are about the one. */
const ofMany = /^(?:group|list)$/i;
const ofOne = /^(?:categor(?:y|ies)|type|kind|class(?:ification)?)$/i;

/** Fields that say of an address yes or no. A no of the particular ones leaves open what else it does. */
const flags =
  /^(?:is[_ ]?)?(?:it )?(?:an? )?(?:scam(?:mer)?|malicious|fraud(?:ulent)?|black[_ ]?listed)$/i;
/** What kind of scam it is: whoever has one is accused, though who reports it is 'trusted' (Chainabuse), or a 'victim of …' (Bitcoin Abuse). */
const scamKinds = /^(?:scam|abuse)[ _]?(?:categor(?:y|ies)|type|kind)(?:[ _]?id)?$|^abuser$/i;
const particularFlags = /^(?:is[_ ]?)?(?:phish(?:ing)?|hack(?:er)?|drainer|sanctioned)$/i;
/** The same in data to learn from, where a text may stand as well. */
const classes = /^(?:label|target|(?:is[_ ]?)?flag(?:ged)?)$/i;
const clearingFlags =
  /^(?:is[_ ]?)?(?:safe|legit(?:imate)?|(?:white|allow)[_ ]?listed|false[_ ]?positive|trusted|removed|deleted|delisted|revoked)$/i;

/** How many reports there are, and how likely harm is: nobody is accused by none, or by little. */
const counts =
  /^(?:scam[ _]?)?reports?(?:[ _]?count)?$|^(?:num(?:ber)?|no|total)[ _](?:of[ _])?(?:scam[ _]?)?reports$/i;
const risks = /^(?:risk|threat)(?:[ _]?(?:level|rating|category))?$/i;
const little = /^(?:none|no|low|minimal)(?: risk)?$/i;

const yes = /^(?:true|yes|y|1)$/i;
const no = /^(?:false|no|n|0|nein|non|não|いいえ|否|لا)$/i;

/** Fields that are looked at, as many as are looked for an address. */
const mostFields = 100;

/** Why a row does not accuse its address, in words for the user; null where it does. `label`, `group`: what else it says of the address, and what it stands under. */
export function harmlessRow(fields: Fields, label: string, group = ''): string | null {
  const { tags } = fields;
  const tagged = Array.isArray(tags) ? tags : [];
  // Each by itself: of several as one label only the first ones and their first characters are kept.
  const isTagged = tagged.some((tag) => accuses(readText(tag)));
  const names = Object.keys(fields).slice(0, mostFields);
  // A list of exchanges may hold a fake one: what its row says of it tells.
  const isWarned = (those: RegExp) =>
    names.some((name) => those.test(name) && accuses(writtenOf(fields[name])));
  if (tagged.length > 0 && !isTagged && !isWarned(kinds))
    return i18n.t('row.harmlessTags', { tags: labelOf(tags) });
  const ofService = 'walletNetwork' in fields || 'walletNetworkId' in fields;
  const said = names.map((name) =>
    // The service says what it counts; a record of it is a report.
    ofService && counts.test(name) ? null : saidBy(name, fields[name], label),
  );
  if (said.some((one) => one?.says === 'accused')) return null;
  const isDoubted = isTagged || isWarned(ofOne);
  const clears =
    said.find((one) => one && !(isDoubted && isOpen(one))) ??
    (isTagged ? null : (exchangeOf(fields, names, [label, group]) ?? explorerLabels(fields)));
  if (!clears) return null;
  return i18n.t('row.harmlessField', { field: readText(clears.name), value: clears.value });
}

/** Whether what else is said of an address counts more: it may be of a fake exchange. */
function isOpen({ name, value }: NonNullable<Said>): boolean {
  const isOfOther = [ofMany, tagFields, counts, risks].some((open) => open.test(name));
  return isOfOther || informing.test(value);
}

/** Whose wallet it is where that is an exchange's, and nothing in the row warns. */
function exchangeOf(fields: Fields, names: string[], labels: string[]): Said {
  // A note may say so, where nothing else names it.
  const isOwner = (one: string) =>
    owners.test(one) || (isNote(one) && writtenOf(fields[one]) === labels[0]);
  const name = names.find((one) => isOwner(one) && isOfExchange(writtenOf(fields[one])));
  if (name === undefined) return null;
  const said = [...labels, ...names.map((one) => writtenOf(fields[one]))];
  if (said.some(accuses)) return null;
  return { says: 'cleared', name, value: writtenOf(fields[name]) };
}

/** What a row says of the kind of its address, where that accuses it: 'Scam', 'Phishing', but not 'contract'; else it is empty. */
export function kindOf(fields: Fields): string {
  const names = Object.keys(fields).slice(0, mostFields);
  const name = names.find((one) => /type$/i.test(one));
  const label = name === undefined ? '' : labelOf(fields[name]);
  return accuses(label) ? label : '';
}

/** Why those of a group are not accused, in words for the user; null where they are. */
export function harmlessGroup(name: string): string | null {
  return isInnocent(name) ? i18n.t('row.harmlessGroup', { group: readText(name) }) : null;
}

function saidBy(asked: string, given: unknown, label: string): Said {
  // 'Scam?'
  const name = asked.replace(/\s*[?？؟]$/, '');
  if (tagFields.test(name) && informs(given)) {
    return accuses(label) ? null : { says: 'cleared', name, value: labelOf(given) };
  }
  const value = writtenOf(given);
  if (value === '') return null;
  const says = saysOf(name, value, label);
  return says && { says, name, value };
}

function saysOf(name: string, value: string, label: string): 'accused' | 'cleared' | null {
  if (flags.test(name) || isFlagAbroad(name)) return denies(value) ? 'cleared' : 'accused';
  if (scamKinds.test(name)) return denies(value) ? null : 'accused';
  if (particularFlags.test(name)) return no.test(value) ? null : 'accused';
  return isCleared(name, value, label) ? 'cleared' : null;
}

function denies(value: string): boolean {
  return no.test(value) || isInnocent(value);
}

function isCleared(name: string, value: string, label: string): boolean {
  if (clearingFlags.test(name)) return yes.test(value);
  if (classes.test(name) && no.test(value)) return true;
  if (counts.test(name) ? value === '0' : risks.test(name) && little.test(value))
    return !accuses(label);
  if (/^status$/i.test(name) || isStatusAbroad(name)) return isTakenBack(value);
  return (kinds.test(name) || isKindAbroad(name)) && isDenied(value, label);
}

function isTakenBack(status: string): boolean {
  return cleared.test(spaced(status)) || isClearedAbroad(status) || isInnocent(status);
}

/** Whether a text says that it is no scam. A fake exchange may stand among exchanges: what else is said of it tells. To a victim, that was done. */
function isDenied(value: string, label: string): boolean {
  if (denial.test(spaced(value))) return true;
  const isWarned = label !== value && accuses(label);
  return isInnocent(value) && (!isWarned || isOfRobbed(value));
}

/** Whether tags only inform. A site may be tagged with its name, so others say nothing. */
function informs(given: unknown): boolean {
  const tags = Array.isArray(given) ? given.map(readText) : readText(given).split(/[,;|]/);
  return tags.some((tag) => informing.test(tag.trim())) && !tags.some(accuses);
}

function isInnocent(name: string): boolean {
  return innocent.test(spaced(name)) || isInnocentAbroad(name);
}

/** 'falsePositive' and 'false_positive' as two words. */
function spaced(name: string): string {
  return name
    .slice(0, 60)
    .trim()
    .replace(/([a-z])(?=[A-Z])|_/g, '$1 ');
}
