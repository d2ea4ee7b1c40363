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
  'reason.end',
  'reason.quoted',
  'invalid.looksLike',
]);

/** What warns of nothing, or of what is wrong with a source and not with the address. */
const noWarnings = new Set([
  'reason.ownTrusted',
  'reason.ownTrustedAs',
  'reason.noChecksum',
  'reason.notSent',
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

/** Every sentence that warns of an address, as it was read: what happened, why it matters, and what to do. */
const reviewed: Readonly<Record<string, string>> = {
  'reason.endSame': '. Whoever has that account has this one too, so send nothing to it.',
  'reason.ownBlocked': 'You blocked this address, so send nothing to it.',
  'reason.ownBlockedAs': 'You blocked this address as {name}, so send nothing to it.',
  'reason.lookalike':
    'It begins and ends like {name} in your contacts, but is another address. Scammers make such addresses so that you copy the wrong one. Compare every character, or take the address from your contacts.',
  'reason.lookalikeContact':
    'It begins and ends like an address in your contacts, but is another. Scammers make such addresses so that you copy the wrong one. Compare every character, or take the address from your contacts.',
  'reason.typoOf':
    'It differs from {name} in your contacts by a few characters. What is sent to it does not reach {name}. Take the address from your contacts.',
  'reason.typoOfContact':
    'It differs from an address in your contacts by a few characters. What is sent to it does not reach your contact. Take the address from your contacts.',
  'reason.lookalikeChecked':
    'It begins and ends like an address that you checked on {day}, but is another. Scammers make such addresses so that you copy the wrong one. Compare every character, and ask the recipient which one is right.',
  'reason.typoOfChecked':
    'It differs from an address that you checked on {day} by a few characters. What is sent to it reaches nobody or somebody else. Copy the address again from where you have it.',
  'reason.lookalikeCopied':
    'It begins and ends like the address that you copied last, but is another. Scammers make such addresses so that you take the wrong one. Compare every character, and ask the recipient which one is right.',
  'reason.typoOfCopied':
    'It differs from the address that you copied last by a few characters. What is sent to it reaches nobody or somebody else. Copy the address again from where you have it.',
  'reason.fieldChanged':
    'Something other than you changed the address in this field. You entered {address}. The page or another program may want your money: enter the address again, compare it, and do not send if it changes once more.',
  'reason.clipboardChanged':
    'This is not the address that you copied, which was {address}. A program may have swapped it in the clipboard to get your money: copy it again and compare every character.',
  'reason.copiedOther':
    'The page copied another address than it shows, which is {address}. It may want you to pay somebody else: do not use what was copied, and ask the recipient for the address.',
  'reason.otherNetwork':
    'The form asks for an address of {asked}, and this is one of {networks}. What is sent over the wrong network is often lost: choose the network that the recipient uses.',
  'reason.pastedReported':
    'What is sent to it is hardly ever got back: take it out of the field unless you know why it is reported.',
  'reason.reportedAdvice':
    'What is sent to it is hardly ever got back: send nothing to it unless you know why it is reported.',
  'reason.tag':
    'Exchanges on this network tell their customers apart by a tag or memo. If the recipient gave you one, enter it too, or the money does not reach them.',
  'reason.contract':
    "This is the address of a contract, not of somebody's wallet. A contract may keep for ever what it is not made for: send only what its maker says that it takes.",
  'reason.invisible':
    'There are invisible characters inside the address, so a copy of it may be refused or be another text than it seems. Take the address from here, where they are left out, and compare it.',
  'reason.serviceSaysInvalid':
    'The address is well formed, but the service calls it invalid, so what is sent to it may be lost: have the recipient confirm it first.',
  'reason.serviceSaysValid':
    'The address is not well formed, but the service calls it valid, so one of the two is wrong: compare every character, and choose its network.',
  'reason.secretOrHash':
    'This can be a private key, a transaction hash, or an address of a network like Sui. Never paste or share a private key. It was not sent and not stored. If it is an address, choose its network.',
  'reason.secret':
    'This looks like a private key or a recovery phrase: never paste those anywhere, and never share them. It was not sent and not stored. If it is an address, choose its network.',
  'warning.legacyFormLike':
    'An old spelling for {network}, which looks like {other}. What is sent to it over {other} may be lost, so use today’s spelling, which stands above.',
  'warning.rewardAccount':
    'A staking address: rewards are booked there, and nothing can be sent to it. Ask the recipient for a payment address.',
  'warning.unknownWitnessVersion':
    'A kind of address that has no rules yet: coins sent to it today are unprotected. Ask the recipient for an address of another kind.',
  'warning.unusualShard':
    'Its shard or realm is not 0, but every account in use begins with 0.0, so it may reach nobody: ask the recipient for the address again.',
  'invalid.character':
    'It has a character that cannot be in such an address, so what is sent to it reaches nobody. Copy the whole address again from where you have it.',
  'invalid.characterAt':
    'It has a character that cannot be in such an address, at place {place}, so what is sent to it reaches nobody. Copy the whole address again from where you have it.',
  'invalid.foreignLetter':
    'A letter in it only looks right and is from another alphabet, so this is another text than it seems. Do not send anything to it; ask for the address again.',
  'invalid.foreignLetterAt':
    'The letter at place {place} only looks right and is from another alphabet, so this is another text than it seems. Do not send anything to it; ask for the address again.',
  'invalid.mixedCase':
    'It mixes upper and lower case, which this form does not allow, so a wallet may refuse it. Copy the whole address again from where you have it.',
  'invalid.prefix':
    'It does not begin as an address of this network does, so it cannot be used there. Choose the network that the recipient uses, or copy the address again.',
  'invalid.payload':
    'Its content does not make an address, so what is sent to it may be lost: ask the recipient for the address again.',
  'invalid.wrongNetwork':
    'It is an address of another network. What is sent over the wrong network is often lost: choose the network that the recipient uses.',
  'invalid.wrongNetworkOf':
    'It is an address of another network: {networks}. What is sent over the wrong network is often lost: choose the network that the recipient uses.',
  'invalid.testnet':
    'It is an address of a test network, where coins have no value. What is sent to it may be lost: ask the recipient for an address of the real network.',
  'invalid.testnetOr':
    'It is an address of a test network, where coins have no value, or of {networks}. What is sent over the wrong one may be lost: ask the recipient which network it is for.',
};

/** They are followed by their advice, which has its own words: see lib/extension/advice.ts. */
const advised: Readonly<Record<string, readonly [string, string]>> = {
  'reason.serviceReport': ['The service reports: {text}', 'reason.reportedAdvice'],
  'invalid.checksum': [
    'Its check digits do not fit: at least one character is wrong.',
    'check.checksumAdvice',
  ],
  'invalid.length': [
    'The length is wrong: a character is missing or too many.',
    'check.lengthAdvice',
  ],
};

const english = new Map(
  (await parseMessagesFile(resolve(import.meta.dirname, '../../../lib/locales/en.yml'))).map(
    (entry) => [entry.key.join('.'), 'message' in entry ? entry.message : ''],
  ),
);
const keys = [...english.keys()].filter((key) => /^(?:reason|warning|invalid)\./.test(key));

test('each sentence that warns is one that was read', () => {
  const isOther = (key: string) => parts.has(key) || noWarnings.has(key) || key in advised;
  const said = keys.filter((key) => !isOther(key)).map((key) => [key, english.get(key)]);
  expect(Object.fromEntries(said)).toEqual(reviewed);
});

test.each(Object.entries(advised))('%s has its advice', (key, [words, advice]) => {
  expect(english.get(key)).toBe(words);
  expect(english.get(advice)).toMatch(/\b(?:Copy|send) /);
});

test.each(Object.entries(reviewed))('%s says what to do', (_, words) => {
  expect(words).toMatch(whatToDo);
});

/** An imperative after a colon, a full stop, a comma or a semicolon. */
const whatToDo =
  /(?:[.:;,] |, and |, so |^)(?:do not|send|take|copy|compare|ask|enter|choose|have|use|never paste|never share|remove)\b/i;
