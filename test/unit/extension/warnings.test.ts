import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { expect, test } from 'vitest';

/** What is said of a report by parts, one after the other. */
const parts = new Set([
  'reason.reported',
  'reason.reportedElsewhere',
  'reason.reportedElsewhereAs',
  'reason.reportedAs',
  'reason.reportedTimes',
  'reason.reportedLast',
  'reason.reportedLabel',
  'reason.serviceReport',
  'reason.end',
  'reason.quoted',
  'invalid.looksLike',
]);

/** What warns of nothing, or of what is wrong with a source and not with the address. */
const noWarnings = new Set([
  'reason.ownOther',
  'reason.ownTrusted',
  'reason.ownTrustedAs',
  'reason.noChecksum',
  'reason.notSent',
  'reason.serviceCancelled',
  'reason.serviceFailed',
  'reason.serviceUnclear',
  'reason.listsUnreadable',
  'reason.listNeverRead',
  'reason.listFailed',
  'reason.listStale',
  'reason.starterOnly',
  'reason.serviceNone',
  'reason.listNone',
  'warning.legacyForm',
  'invalid.empty',
  'invalid.notAnAddress',
]);

/**
 * Every sentence that warns, as it was read: what happened, why it matters, and what to do. Those of `invalid` may stand behind
 * 'Looks like Bitcoin, but', and begin with a capital alone; those that begin with a semicolon end what is said of a report.
 */
const reviewed: Readonly<Record<string, string>> = {
  'reason.endSame': '; whoever has that account has this one too, so send nothing to it.',
  'reason.ownBlocked': 'You blocked this address, so send nothing to it.',
  'reason.ownBlockedAs': 'You blocked this address as {name}, so send nothing to it.',
  'reason.lookalike':
    'It begins and ends like {name} in your contacts but is another address, a usual trick of scammers: compare every character, or take the address from your contacts.',
  'reason.lookalikeContact':
    'It begins and ends like an address in your contacts but is another, a usual trick of scammers: compare every character, or take the address from your contacts.',
  'reason.typoOf.1':
    'It differs from {name} in your contacts by one character, so what is sent to it does not reach {name}: take the address from your contacts.',
  'reason.typoOf.n':
    'It differs from {name} in your contacts by a few characters, so what is sent to it does not reach {name}: take the address from your contacts.',
  'reason.typoOfContact.1':
    'It differs from an address in your contacts by one character, so what is sent to it does not reach your contact: take the address from your contacts.',
  'reason.typoOfContact.n':
    'It differs from an address in your contacts by a few characters, so what is sent to it does not reach your contact: take the address from your contacts.',
  'reason.lookalikeChecked':
    'It begins and ends like an address that you checked on {day} but is another, a usual trick of scammers: ask the recipient which one is right.',
  'reason.typoOfChecked.1':
    'It differs from an address that you checked on {day} by one character, so what is sent to it reaches nobody or somebody else: copy the address again.',
  'reason.typoOfChecked.n':
    'It differs from an address that you checked on {day} by a few characters, so what is sent to it reaches nobody or somebody else: copy the address again.',
  'reason.lookalikeCopied':
    'It begins and ends like an address that you copied but is another, a usual trick of scammers: ask the recipient which one is right.',
  'reason.typoOfCopied.1':
    'It differs from an address that you copied by one character, so what is sent to it reaches nobody or somebody else: copy the address again.',
  'reason.typoOfCopied.n':
    'It differs from an address that you copied by a few characters, so what is sent to it reaches nobody or somebody else: copy the address again.',
  'reason.fieldChanged':
    'Something other than you changed the address in this field, which was {address}, perhaps to get your money: enter it again, and send nothing if it changes once more.',
  'reason.clipboardChanged':
    'This is not the address that you copied ({address}); unless you copied another since, it may have been swapped to get your money: copy again and compare every character.',
  'reason.clipboardChangedHidden':
    'This is not the address that you copied; unless you copied another since, it may have been swapped to get your money: copy again and compare every character.',
  'reason.copiedOther':
    'The page copied another address than it shows, which is {address}, perhaps to have you pay somebody else: do not paste it, and ask the recipient for the address.',
  'reason.otherNetwork':
    'The form asks for an address of {asked} and this is one of {networks}; what is sent over the wrong network is often lost: choose the recipient’s network.',
  'reason.textNetwork':
    'The text with it names {asked} and this is an address of {networks}; what is sent over the wrong network is often lost: ask the recipient which is right.',
  'reason.endPasted':
    '; what is sent to it is hardly ever got back, so take it out of the field unless you know why it is reported.',
  'reason.endReported':
    '; what is sent to it is hardly ever got back, so send nothing unless you know why it is reported.',
  'reason.tag':
    'Exchanges on this network tell their customers apart by a tag or memo: if the recipient gave you one, enter it too, or the money does not reach them.',
  'reason.contract':
    'This is the address of a contract, which may keep for ever what it is not made for: send only what its maker says that it takes.',
  'reason.invisible':
    'There are invisible characters inside the address, so a copy of it may be refused or be another text than it seems: take it from here, without them.',
  'reason.serviceSaysInvalid':
    'The address is well formed, but the service calls it invalid, so what is sent to it may be lost: have the recipient confirm it first.',
  'reason.serviceSaysValid':
    'The address is not well formed, but the service calls it valid, so one of the two is wrong: compare every character, and choose its network.',
  'reason.secretOrHash':
    'This can be a private key, which gives away your money, or a transaction’s hash; it was not sent or stored: never share keys; for an address, choose its network.',
  'reason.secretOrTransaction':
    'This can be a private key or a transaction of Solana; it was neither sent nor stored, since a key gives away your money: never share a key.',
  'reason.secret':
    'This looks like a private key or a recovery phrase, which gives away your money, so it was neither sent nor stored: never paste or share it anywhere.',
  'warning.legacyFormLike':
    'An old spelling for {network} that looks like {other}, so what is sent to it over {other} may be lost: use today’s spelling, which stands above.',
  'warning.rewardAccount':
    'A staking address, to which nothing can be sent since only rewards are booked there: ask the recipient for a payment address.',
  'warning.unknownWitnessVersion':
    'A kind of address that has no rules yet, so coins sent to it today are unprotected: ask the recipient for an address of another kind.',
  'warning.unusualShard':
    'Its shard or realm is not 0, but every account in use begins with 0.0, so it may reach nobody: ask the recipient for the address again.',
  'warning.ownerless':
    'Nobody has the key of this address, so what is sent to it is lost: ask the recipient for their own.',
  'invalid.length':
    'its length is wrong (characters are missing or too many), so it reaches nobody: copy the whole address again.',
  'invalid.character':
    'it has a character that no such address can have, so it reaches nobody: copy the whole address again.',
  'invalid.capitalX':
    'it begins with 0X instead of 0x, so a wallet may refuse it: write the x as a small letter, and check it again.',
  'invalid.characterAt':
    'it has a character at place {place} that no such address can have, so it reaches nobody: copy the whole address again.',
  'invalid.foreignLetter':
    'a character in it only looks right and is from another alphabet, so it is another text: send nothing, and ask for the address again.',
  'invalid.foreignLetterAt':
    'the character at place {place} only looks right and is from another alphabet, so it is another text: send nothing, and ask for the address again.',
  'invalid.mixedCase':
    'it mixes upper and lower case, which this form does not allow, so a wallet may refuse it: copy the whole address again.',
  'invalid.oneCase':
    'all its letters are of one case, though upper and lower are different here, so it is another text: copy the whole address again.',
  'invalid.wrongCase':
    'all its letters are capitals where they should be small, or the other way round, so a wallet may refuse it: copy the whole address again.',
  'invalid.prefix':
    'it does not begin as an address of this network does, so it cannot be used there: choose the recipient’s network, or copy the address again.',
  'invalid.beginning':
    'its beginning is missing or wrong, so a wallet refuses it: copy the whole address again.',
  'invalid.beginningAt':
    'its beginning is wrong at place {place}, so a wallet refuses it: copy the whole address again.',
  'invalid.checksum':
    'its check digits do not fit, so at least one character is wrong and it reaches nobody: copy the address again, and do not type it.',
  'invalid.checksumAt':
    'its check digits do not fit, perhaps because of the character at place {place}, so it reaches nobody: copy the address again, and correct nothing.',
  'invalid.checksumCase':
    'the case of its letters does not fit, so it may be mistyped and reach nobody: copy the address again, and do not type it.',
  'invalid.checksumCaseAt':
    'the case of its letters does not fit, perhaps that at place {place}, so it may reach nobody: copy the address again, and correct nothing.',
  'invalid.payload':
    'its content does not make an address, so what is sent to it may be lost: ask the recipient for the address again.',
  'invalid.wrongNetwork':
    'it is an address of another network, and what is sent over the wrong one is often lost: choose the recipient’s network.',
  'invalid.wrongNetworkNot':
    'it is an address of another network ({networks}) than {chosen}, and what is sent over the wrong one is often lost: choose the recipient’s network.',
  'invalid.wrongNetworkOf':
    'it is an address of another network ({networks}), and what is sent over the wrong one is often lost: choose the recipient’s network.',
  'invalid.testnet':
    'it is an address of a test network, where coins have no value: ask the recipient for an address of the real network.',
  'invalid.testnetOr':
    'it is an address of a test network, where coins have no value, or of {networks}: ask the recipient which network it is for.',
  'card.shownElsewhere':
    'The page shows {text} here, but its link goes to this address ({headline}), so one of the two is not meant: ask the recipient which one is right.',
  'card.held':
    'Your paste waits, since this address is reported and what is sent to it is hardly ever got back: paste it only if you know why it is reported.',
  'page.tampered':
    'This page hid, covered or changed the card with our verdicts, perhaps to hide a warning: trust what stands here, not what stands in the page.',
  'page.shownAs':
    'The page shows {text} in its place, which stands for another address, so one of the two is not meant: ask the recipient which one is right.',
  'page.alikeWhy':
    'They begin and end alike but are not the same, a usual trick of scammers to have the wrong one copied: compare every character of yours.',
  'hint.secret':
    'What you chose looks like a private key or a recovery phrase, which gives away your money, so it was neither sent nor stored: never paste or share it anywhere.',
  'notification.reported.1':
    'A page shows $1 address reported or blocked by you, and what is sent to one is hardly ever got back: open the extension there before you send anything.',
  'notification.reported.n':
    'A page shows $1 addresses reported or blocked by you, and what is sent to one is hardly ever got back: open the extension there before you send anything.',
};

const folder = resolve(import.meta.dirname, '../../../lib/locales');
const languages = readdirSync(folder).map((name) => name.replace(/\.yml$/, ''));
const textsOf = async (language: string) =>
  new Map(
    (await parseMessagesFile(resolve(folder, `${language}.yml`))).flatMap((entry) => {
      const key = entry.key.join('.');
      if ('message' in entry) return [[key, entry.message] as const];
      return Object.entries(entry.plurals).map(([form, text]) => [`${key}.${form}`, text] as const);
    }),
  );
const english = await textsOf('en');

test('each sentence that warns is one that was read', () => {
  const isWarning = (key: string) =>
    key in reviewed ||
    (/^(?:reason|warning|invalid)\./.test(key) && !/\.[1n]$/.test(key) && !parts.has(key));
  const said = [...english].filter(([key]) => isWarning(key) && !noWarnings.has(key));
  expect(Object.fromEntries(said)).toEqual(reviewed);
});

test.each(Object.entries(reviewed))('%s says in one short sentence what to do', (key, words) => {
  expect(words).toMatch(whatToDo);
  const before = key.startsWith('invalid.') ? 'Looks like Bitcoin, but ' : '';
  expect(`${before}${words}`.split(/\s+/).length).toBeLessThanOrEqual(30);
});

test.each(languages)('each warning is one sentence in %s', async (language) => {
  const texts = await textsOf(language);
  const several = Object.keys(reviewed).filter((key) => isSeveral(texts.get(key) ?? '.'));
  // Some languages have one form for any number.
  expect(several.filter((key) => texts.has(key) || !/\.1$/.test(key))).toEqual([]);
});

/** A sentence ends in the middle, or not at the end. */
const isSeveral = (text: string) => /[.!?؟।]\s|[。！？](?=.)/.test(text) || !/[.。।]$/.test(text);

/** An imperative after a colon, a comma or a semicolon. */
const whatToDo =
  /(?:[:;,] |, and |, so )(?:(?:do not|send|write|take|copy|compare|ask|enter|choose|have|use|trust|open|paste|never paste|never share|if the recipient gave you one, enter)\b)/i;
