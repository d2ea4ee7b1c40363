import { describe, expect, test } from 'vitest';
import { partyNames, sayingNames } from '@/lib/extension/field-names';
import { oneOf, plainLetters, plainWords } from '@/lib/extension/plain-words';
import { accuses, innocenceOf, isSaid, isSaidIn } from '@/lib/reports/feeds/said';
import { saidWords } from '@/lib/reports/feeds/said-words';

const tables = { ...saidWords, ...partyNames, ...sayingNames };

test.each(Object.entries(tables))('the words of "%s" are written plainly', (_, words) => {
  // What is not would never be found: an accent, a capital.
  const letters = words.replace(/\\[a-z]/g, '');
  expect(plainLetters(letters)).toBe(letters);
  expect(words.split(';').length).toBeLessThanOrEqual(8);
  expect(() => new RegExp(oneOf(words))).not.toThrow();
});

test.each([
  ['falsePositive', 'false positive'],
  ['Faux-Positif', 'faux positif'],
  ['Weiße  Liste', 'weisse liste'],
  ['ＳＣＡＭ', 'scam'],
  ['victim’s_wallet', 'victim wallet'],
  ["Plateforme d'échange", 'plateforme d echange'],
  ['フィッシング', 'フィッシング'],
  ['احتيالاً', 'احتيالا'],
  ['a - b', 'a - b'],
])('%j is plainly %j', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

describe('what is said means', () => {
  test.each([
    ['accusing', 'Fake_Phishing1772', 'Uniswap'],
    ['accusing', 'RugPull', 'rug'],
    ['accusing', 'Tokens falsos', 'Falsos positivos'],
    ['accusing', 'Pas confirmé: arnaque', 'Pas une arnaque'],
    ['accusing', 'not a scam, a fraud', 'not a scam'],
    ['accusing', 'Spammer', 'Transpam'],
    ['accusing', 'some scammers', 'No scammers'],
  ])('%s: %j, not %j', (_, accused, other) => {
    expect([accuses(accused), accuses(other)]).toEqual([true, false]);
  });

  test.each([
    ['denial', 'kein Betrug', 'Betrug'],
    ['denial', 'false-positives', 'false flags'],
    ['victim', 'Known victims', 'Victims of Ring'],
    ['victim', '受害人', '受害人反击网'],
    ['innocent', 'innocent', 'innocent looking'],
    ['trusted', 'Safe-List', 'safe-exchange.example'],
    ['exchange', 'exchange deposit addresses', 'deposit addresses'],
    ['exchange', "Plateformes d'échange", 'fake exchange'],
    ['exchange', 'Monederos de exchanges', 'Monederos'],
    ['exchange', 'Carteiras de corretoras', 'Carteiras falsas'],
    ['takenBack', 'unblock', 'block'],
    ['takenBack', 'Unbanned', 'banned'],
    ['takenBack', 'Zurückgezogen', 'taken by surprise'],
    ['removed', 'Entfernt', 'removed from the App Store'],
  ])('%s: %j, not %j', (meaning, name, other) => {
    expect([innocenceOf(name), innocenceOf(other)]).toEqual([meaning, null]);
  });

  test.each([
    ['inactive', 'Inaktiv', 'offline'],
    ['passed', 'OK', 'token'],
    ['nothing', 'no risk', 'high risk'],
    ['yes', 'YES', 'yes?'],
    ['no', 'Não', 'not yet'],
    ['keeper', 'Tip jar', 'Tipsters'],
    ['keeper', 'How to donate', 'Fake donate'],
    ['keeper', 'Support this list', 'Support scams'],
    ['aside', "Victim's wallet address", "Scammer's wallet address"],
    ['aside', 'Your victims’ addresses', 'Your victims'],
    ['aside', 'The following deletions have been made to the list:', 'The following additions'],
    ['exchangeWallet', 'Gate.io: Hot Wallet 2', 'Gate.io'],
    ['exchangeWallet', 'exchange (OKX)', 'exchange (fake OKX)'],
  ] as const)('%s: %j, not %j', (meaning, text, other) => {
    expect([isSaid(meaning, text), isSaid(meaning, other)]).toEqual([true, false]);
  });

  test.each([
    ['culprit', 'main suspect', 'respected'],
    ['doubt', 'Scammer?', 'Scammer'],
    ['doubt', 'reports by', 'reported'],
    ['doubt', 'nicht betrogen', 'nichte'],
    ['doubt', '反诈骗', '诈骗'],
    ['doubt', '非詐欺', '詐欺'],
  ] as const)('%s: in %j, not in %j', (meaning, text, other) => {
    expect([isSaidIn(meaning, text), isSaidIn(meaning, other)]).toEqual([true, false]);
  });
});
