// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import './learn-words';
import { formNetworks } from '@/lib/background/form-networks';
import { withoutStrayText } from '@/lib/background/text-before';
import { formOf } from '@/lib/page/form-of';
import { candidatesOf, fieldOf, inPlaceOf, onlyCandidate } from '@/lib/page/put-field';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';

// jsdom lacks all of them.
Object.defineProperty(HTMLElement.prototype, 'innerText', {
  // Another file of the same worker may do so, too.
  configurable: true,
  get() {
    return this.textContent;
  },
});
Object.defineProperty(Element.prototype, 'openOrClosedShadowRoot', {
  get() {
    return this.shadowRoot;
  },
});
Element.prototype.checkVisibility = function () {
  return !this.matches('[type=hidden]');
};

const pressed = '<button aria-pressed="true">TRON (TRC20)</button>';

test.each([
  ['a select', '<select><option>BTC<option selected>TRON (TRC20)</select>'],
  ['radio buttons', '<label><input type="radio" name="n" value="TRC20" checked>TRON</label>'],
  ['radio buttons of a page', '<div role="radio" aria-checked="true">TRON (TRC20)</div>'],
  [
    'a button of Radix, whose words are its label',
    '<button role="radio" aria-checked="true" value="on" id="r"></button><label for="r">TRON (TRC20)</label>',
  ],
  ['a combobox', '<div role="combobox">TRON (TRC20)</div>'],
  ['a combobox that is typed in', '<input role="combobox" value="TRON (TRC20)">'],
  ['a field that nobody can write in', '<input readonly value="TRON (TRC20)">'],
  ['a button with a list', '<button aria-haspopup="listbox">TRON (TRC20)</button>'],
  ['a tab', '<div role="tab" aria-selected="true">TRON (TRC20)</div>'],
  ['a button that is pressed', pressed],
  ['a list', '<ul role="listbox"><li role="option" aria-selected="true">TRON (TRC20)</ul>'],
])('the network that is chosen by %s is among the words near a field', (_, choice) => {
  expect(near(`<form><input id="field">${choice}</form>`).join()).toContain('TRC20');
});

test('what is typed beside a choice is none of the words near a field', () => {
  const row = `<div>${pressed}<label for="key">Key</label><input id="key" type="password" value="hunter2"></div>`;
  expect(near(`<form>${row}<input id="field"></form>`).join()).not.toContain('hunter2');
});

test('the network that is pressed is told of a form with many lists, too', () => {
  const lists = '<select><option>EUR</select>'.repeat(12);
  for (const form of [`${pressed}${lists}`, `${lists}${pressed}`])
    expect(near(`<form>${form}<input id="field"></form>`).join()).toContain('TRC20');
});

test.each([
  ['what is not chosen', '<label><input type="radio" value="TRC20">TRON</label>'],
  ['what is ticked', '<label><input type="checkbox" value="TRC20" checked>TRON</label>'],
  ['another tab', '<div role="tab" aria-selected="false">TRON (TRC20)</div>'],
  ['a fee', '<p>Network fee: 1 TRX</p>'],
  ['where the money of a bridge comes from', '<p>From network</p><p>TRON (TRC20)</p>'],
  ['a list to choose from', '<p>Network</p><select><option><option>TRON (TRC20)</select>'],
])('%s is not', (_, choice) => {
  expect(near(`<form><input id="field">${choice}</form>`)).toEqual([]);
});

test.each([
  ['a text', '<p>Network: TRON (TRC20)</p>'],
  ['a text beside its name', '<p><span>Network</span> <b>TRON (TRC20)</b></p>'],
  ['a cell beside its name', '<table><tr><th>Chain</th><td>TRON (TRC20)</td></tr></table>'],
])('the network that %s names is among the words near a field', (_, html) => {
  const words = near(`<form>${html}<input id="field"></form>`);
  expect(words.join()).toContain('TRC20');
  expect(formNetworks(words)).toEqual(['tron']);
});

const cards = ['Ethereum (ERC20)', 'TRON (TRC20)', 'Solana']
  .map((name) => `<div><b>${name}</b><i>Fee 2.5 USDT</i><i>Arrival: 5 minutes</i></div>`)
  .join('');
const fieldset = (legend: string, name: string) =>
  `<fieldset><legend>${legend}</legend><label><input type="radio" checked>${name}</label><label><input type="radio">Other</label></fieldset>`;
const list = (name: string) => `<div aria-haspopup="listbox">${name}</div>`;

test.each([
  ['a swap of two coins', `${list('BTC')}${list('USDC')}`, []],
  ['two lists of coins', '<select><option>BTC</select><select><option>SHIB</select>', []],
  ['a tab above it', '<div role="tab" aria-selected="true">Bitcoin</div>', []],
  ['a tab of a standard', '<div role="tab" aria-selected="true">TRC20</div>', ['tron']],
  ['a tab in a form', '<form><div role="tab" aria-selected="true">TRON</div></form>', ['tron']],
  ['a setting', '<label>Display currency <select><option>BTC</select></label>', []],
  ['another', '<select aria-label="Display currency"><option>BTC</select>', []],
  ['the speed of a payment', '<p>Network</p><p>Fast (10 min, 0.0001 BTC)</p>', []],
  ['an account of a list', '<p>Network</p><p>Bitcoin</p><p>Address</p><p>bc1q…</p>', []],
  ['cards', `<p>Network</p>${cards}`, ['ethereum', 'tron', 'solana']],
  [
    'one of a group that is called so',
    '<div role="radiogroup" aria-labelledby="of"><p id="of">Network</p><p role="radio" aria-checked="true">Solana</p><p role="radio">Ethereum</p></div>',
    ['solana'],
  ],
  ['more cards', `<p>Network</p>${cards}${cards.repeat(2)}`, []],
  ['a coin', '<label>Coin <select><option>BTC</select></label>', ['bitcoin']],
  [
    'a coin and its network',
    `${list('USDT')}<label>Network <select><option>SOL<option>BTC</select></label>`,
    ['solana'],
  ],
  ['a coin and a legend', `${list('USDT')}${fieldset('Choose the network', 'SOL')}`, ['solana']],
  ['a coin of another network', `${list('BTC')}${fieldset('Network', 'Ethereum')}`, ['ethereum']],
  ['a heading', '<h2>Withdraw BTC</h2>', ['bitcoin']],
  ['a heading, and a network', '<h2>Send BTC</h2><p>Network: Ethereum</p>', ['ethereum']],
  ['a heading, and another coin', `<h2>Send BTC</h2>${list('USDT')}`, []],
  ['a heading of a source', '<h2>Transfer assets from Ethereum</h2>', []],
  ['a heading with a standard', '<h2>Withdraw USDT (TRC20)</h2>', ['tron']],
  ['a heading of something else', '<h2>Bitcoin news</h2>', []],
  ['two coins in headings', '<h3>Send BTC</h3><h3>Receive ETH</h3>', []],
  ['a heading in German', '<h2>Bitcoin senden</h2>', ['bitcoin']],
  ['a coin and another one', `${list('USDT')}${fieldset('You receive', 'SOL')}`, []],
  ['a field that nobody can write in', '<p>Network</p><input readonly value="Solana">', ['solana']],
  ['one that is switched off', '<p>Network</p><input disabled value="Solana">', ['solana']],
  ['one of something else', '<p>Deposit</p><input readonly value="Solana">', []],
  [
    'one of a list below its name',
    '<p>Network</p><ul><li role="option">Polygon<li role="option" aria-selected="true">Solana</ul>',
    ['solana'],
  ],
  [
    'one of a group that begins with its name',
    '<div><p>Network</p><label><input type="radio">BSC</label><label><input type="radio" checked>Solana</label></div>',
    ['solana'],
  ],
])('what %s beside a field names', (_, html, networks) => {
  const words = near(`<div>${html}<label>Your address <input id="field"></label></div>`);
  expect(formNetworks(words)).toEqual(networks);
});

test.each([
  ['<h2>Withdraw BTC</h2>\n', ['bitcoin']],
  ['<h2>Bitcoin news</h2>', []],
  ['<h2>Your last transfer to Ethereum</h2>', []],
  // No headings of it.
  ['<div><a>Send ETH</a> <a>Send BTC</a></div>', []],
  ['<form><button>Withdraw BTC</button></form>', []],
  ['<p>Send Bitcoin or any other coin</p>', []],
])('above a form, %s names', (html, networks) => {
  const words = near(`${html}<form><label>Address <input id="field"></label></form>`);
  expect(formNetworks(words)).toEqual(networks);
  const chosen = fieldset('Choose the network', 'Solana');
  const other = near(`${html}<form>${chosen}<input id="field"></form>`);
  expect(formNetworks(other)).toEqual(['solana']);
});

test('what stands beside a field without a form is read where that is a part of the page, and not where it is a page of thousands of elements', () => {
  const beside = '<div role="combobox">TRON (TRC20)</div><input id="field">';
  expect(near(beside).join()).toContain('TRC20');
  expect(near(`${beside}${'<i></i>'.repeat(6000)}`)).toEqual([]);
  expect(near(`<div>${beside}</div>${'<i></i>'.repeat(6000)}`).join()).toContain('TRC20');
});

test('a field’s own value is none of its words, its label is one', () => {
  const html = `<label>Recipient <input id="field" role="combobox" value="${alice}"></label>`;
  expect(near(html)).toEqual(['Recipient']);
});

test('what names a field from elsewhere on the page is one of its words', () => {
  const html =
    '<h2 id="of">TRC20 address</h2><form><input id="field" aria-labelledby="of gone"></form>';
  expect(near(html)).toEqual(['TRC20 address', 'heading0␟TRC20 address']);
});

test.each([
  ['an address among words', `send to ${alice} now`, alice],
  ['one with a letter of another alphabet', alice.replace('E7', 'Е7'), alice.replace('E7', 'Е7')],
  ['two', `${alice} ${alice}`, undefined],
  ['none', 'send to me', undefined],
])('of %s, the only candidate is taken', (_, text, only) => {
  expect(onlyCandidate(text)).toBe(only);
});

test('of a text with several addresses, all are taken, with the whole of one with a foreign letter', () => {
  const foreign = alice.replace('E7', 'Е7');
  expect(candidatesOf(`${alice}\n${foreign} and ${alice}`)).toEqual([alice, foreign, alice]);
});

test.each([
  ['EOS account', 'binancecleos', ['binancecleos']],
  ['HBAR address', '0.0.1234567', ['0.0.1234567']],
  ['Account', 'binancecleos', []],
  ['EOS account', 'Some words', []],
  ['EOS account', 'some words', []],
  ['Recipient', '0x5290…9EE7', ['0x5290…9EE7']],
  ['Recipient', '0x529084000...D4169EE7', ['0x529084000...D4169EE7']],
  ['Recipient', 'GhZq••••XkYp', ['GhZq••••XkYp']],
  ['Recipient', 'wait...what', []],
  ['Recipient', '0x5290…9EE7 is mine', []],
])('in a form with the words %s, %s is taken for %j', (label, text, taken) => {
  document.body.innerHTML = `<form><label>${label} <input id="field"></label></form>`;
  const field = document.querySelector<HTMLElement>('#field');
  expect(candidatesOf(text, field ?? undefined)).toEqual(taken);
});

test('what the page puts in the place of a field is found in its shadow root, also where that is a new one', () => {
  const makeHost = () => {
    const host = document.createElement('x-form');
    host.attachShadow({ mode: 'open' }).innerHTML = '<input name="to">';
    return host;
  };
  const [host, twin] = [makeHost(), makeHost()];
  document.body.replaceChildren(host);
  const root = host.shadowRoot;
  const field = root?.querySelector('input');
  if (!root || !field) throw new Error('no field');
  expect(inPlaceOf(field, root)).toBe(field);
  field.replaceWith(field.cloneNode());
  expect(inPlaceOf(field, root)).toBe(root.querySelector('input'));
  host.replaceWith(twin);
  expect(inPlaceOf(field, root)).toBe(twin.shadowRoot?.querySelector('input'));
});

test('of several fields that are called alike, the one with the address is in the place of the one that is gone', () => {
  document.body.innerHTML = `<input placeholder="Address" value="0x1"><input placeholder="Address" value="${alice}">`;
  const [first, second] = document.querySelectorAll('input');
  const gone = first?.cloneNode();
  if (!(gone instanceof HTMLInputElement)) throw new Error('no field');
  expect(inPlaceOf(gone, document, alice)).toBe(second);
  expect(inPlaceOf(gone, document, 'another')).toBe(first);
});

test('a field that the page made anew is told by what it is called, whatever signs are in that', () => {
  const twins = '<input id="a:b"><input id="c" placeholder="&quot;Address&quot;\\\n0x…">';
  document.body.innerHTML = `${twins}<div id="c"></div><input>`;
  const [, field, nameless] = document.querySelectorAll('input');
  const gone = field?.cloneNode();
  const other = document.createElement('input');
  if (!(gone instanceof HTMLInputElement)) throw new Error('no field');
  expect(inPlaceOf(gone)).toBe(field);
  expect(inPlaceOf(other)).toBe(nameless);
});

test('of thousands of fields, a few are asked for their labels, for which browsers look through the page', () => {
  const fields = '<label>Row <input></label><input readonly value="1">'.repeat(2000);
  document.body.innerHTML = `<form><input id="field">${fields}</form>`;
  const labels = vi.spyOn(HTMLInputElement.prototype, 'labels', 'get');
  const field = document.querySelector<HTMLElement>('#field');
  expect(field && formOf(field).others).toEqual(
    Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? '0,,,,,Row' : '1,,,,,|Row')),
  );
  // Its own, those of 12 fields, and those of 12 choices, for what each is called and for what is chosen.
  expect(labels).toHaveBeenCalledTimes(37);
  labels.mockRestore();
});

test('a choice that holds a whole page of elements is not read', () => {
  const html = (rows: number) =>
    `<form><input id="field"><div role="combobox">Tron${'<p></p>'.repeat(rows)}</div></form>`;
  expect(near(html(4999)).filter((text) => text.endsWith('␟Tron'))).toHaveLength(1);
  expect(near(html(5000))).toEqual([]);
});

test.each([
  [
    'an empty memo',
    '<label>Memo (optional) <input id="memo"></label>',
    ['0memo,,,,,Memo (optional)'],
  ],
  ['one that is filled in', '<input name="destinationTag" value="12">', ['1,destinationTag,,,']],
  ['one whose label is not tied to it', '<p>Memo *</p><p>*</p><input>', ['0,,,,,|Memo *']],
  ['what cannot be seen', '<input type="hidden" name="memo">', []],
])('%s is told of the other fields', (_, html, others) => {
  document.body.innerHTML = `<form><input id="field">${html}</form>`;
  const field = document.querySelector<HTMLElement>('#field');
  expect(field && formOf(field).others).toEqual(others);
});

function near(html: string): string[] {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLElement>('#field');
  return field ? withoutStrayText(formOf(field).near) : [];
}

test('an editor is a field as a whole, also a form with a field that is called as its parent', () => {
  document.body.innerHTML = '<form><p><b></b></p><input></form>';
  const [form, inner, field] = ['form', 'b', 'input'].map((name) => document.querySelector(name));
  // jsdom knows no editors.
  for (const one of document.querySelectorAll('form, form *'))
    Object.defineProperty(one, 'isContentEditable', { value: true });
  const fields: unknown[] = [];
  inner?.addEventListener('click', (event) => fields.push(fieldOf(event)));
  inner?.dispatchEvent(new MouseEvent('click'));
  // As in Chromium.
  if (form) Object.defineProperty(form, 'parentElement', { value: field });
  inner?.dispatchEvent(new MouseEvent('click'));
  expect(fields).toEqual([form, form]);
});
