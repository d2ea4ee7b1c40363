// @vitest-environment jsdom
import { expect, test } from 'vitest';
import './learn-words';
import { formNetworks } from '@/lib/background/form-networks';
import { formOf } from '@/lib/page/form-of';

// How libraries of components draw the choice of a network, where no word of the page ties it to 'Network'. Their markup, without what
// only dresses it.

// jsdom lacks both.
Object.defineProperty(HTMLElement.prototype, 'innerText', {
  // Another file of the same worker may do so, too.
  configurable: true,
  get() {
    return this.textContent;
  },
});
Element.prototype.checkVisibility = () => true;

type Draw = (name: string, isChosen: boolean) => string;

const designs: Record<string, [draw: Draw, around: string]> = {
  'Ant Design, Radio.Group': [
    (name, isChosen) =>
      `<label class="ant-radio-button-wrapper"><span class="ant-radio-button"><input type="radio"${isChosen ? ' checked' : ''}><span class="ant-radio-button-inner"></span></span><span>${name}</span></label>`,
    '<div class="ant-radio-group">',
  ],
  'Ant Design, Segmented': [
    (name, isChosen) =>
      `<label class="ant-segmented-item"><input type="radio" class="ant-segmented-item-input"${isChosen ? ' checked' : ''}><div class="ant-segmented-item-label" title="${name}">${name}</div></label>`,
    '<div class="ant-segmented" aria-label="segmented control" role="radiogroup"><div class="ant-segmented-group">',
  ],
  'MUI, ToggleButtonGroup': [
    (name, isChosen) =>
      `<button class="MuiToggleButton-root${isChosen ? ' Mui-selected' : ''}" type="button" aria-pressed="${isChosen}">${name}<span class="MuiTouchRipple-root"></span></button>`,
    '<div role="group" class="MuiToggleButtonGroup-root">',
  ],
  'MUI and Radix, tabs': [
    (name, isChosen) =>
      `<button role="tab" aria-selected="${isChosen}" data-state="${isChosen ? 'active' : 'inactive'}">${name}</button>`,
    '<div role="tablist">',
  ],
  'Radix, ToggleGroup': [
    (name, isChosen) =>
      `<button role="radio" aria-checked="${isChosen}" data-state="${isChosen ? 'on' : 'off'}">${name}</button>`,
    '<div role="group">',
  ],
  'Radix, RadioGroup': [
    (name, isChosen) =>
      `<div><button role="radio" aria-checked="${isChosen}" value="${name}" id="${name}"></button><label for="${name}">${name}</label></div>`,
    '<div role="radiogroup">',
  ],
  'Headless UI, RadioGroup': [
    (name, isChosen) =>
      `<div role="radio" aria-checked="${isChosen}" tabindex="0"><div><span>${name}</span></div></div>`,
    '<div role="radiogroup">',
  ],
  'a menu of buttons': [
    (name, isChosen) => `<button role="menuitemradio" aria-checked="${isChosen}">${name}</button>`,
    '<div role="menu">',
  ],
  'a row that is the current one': [
    (name, isChosen) => `<li${isChosen ? ' aria-current="true"' : ''}><span>${name}</span></li>`,
    '<ul>',
  ],
  'buttons with a class alone': [
    (name, isChosen) => `<button class="chain${isChosen ? ' active' : ''}">${name}</button>`,
    '<div>',
  ],
  'buttons with a class of BEM': [
    (name, isChosen) =>
      `<button class="chain${isChosen ? ' chain--selected' : ''}">${name}</button>`,
    '<div>',
  ],
};

const cases = Object.entries(designs).map(([name, [draw, around]]) => ({ name, draw, around }));
const field = '<label>Recipient address <input id="field"></label>';
const choice = ({ draw, around }: { draw: Draw; around: string }, names: string[], at: number[]) =>
  `${around}${names.map((name, i) => draw(name, at.includes(i))).join('')}`;

/** What the form says of its network, with and without an element of a form around it. */
function networksOf(html: string): string[][] {
  return ['form', 'div'].map((tag) => {
    document.body.innerHTML = `<${tag}>${field}<section>${html}</section></${tag}>`;
    const found = document.querySelector<HTMLElement>('#field');
    return found ? formNetworks(formOf(found).near) : ['no field'];
  });
}

test.each(cases)('the one network that is chosen of several is told: $name', (design) => {
  const names = ['Base', 'TON', 'Solana (SPL)'];
  expect(networksOf(choice(design, names, [1]))).toEqual([['ton'], ['ton']]);
  expect(networksOf(choice(design, names, [0]))).toEqual([['base'], ['base']]);
});

test.each(cases)(
  'nothing is told where it is none of networks alone, or not of one: $name',
  (design) => {
    for (const names of [['Base', 'Fast', 'Slow'], ['Base'], ['TON', 'SUI', 'SEI']])
      expect(networksOf(choice(design, names, [0]))).toEqual([[], []]);
    expect(networksOf(choice(design, ['Base', 'Sui', 'TON'], [0, 1, 2]))).toEqual([[], []]);
    expect(networksOf(choice(design, ['Base', 'Sui', 'TON'], []))).toEqual([[], []]);
  },
);
