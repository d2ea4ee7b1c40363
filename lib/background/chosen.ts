import type { PageWords } from '@/lib/extension/page-words';

const byItself = [
  '[type=radio]:checked',
  '[role=radio][aria-checked=true]',
  '[role=option][aria-selected=true]',
  '[aria-pressed=true]',
  '[role=tab][aria-selected=true]:is(form *)',
  '[role=combobox]',
  '[aria-haspopup=listbox]:not([role=combobox])',
  // The last: a form may have more lists than choices are read.
  'option:checked',
];

/** And what lists of the page's own show that are drawn over a field or beside it: those of Ant Design and Element by their classes. */
const ofPage = [
  '[role=tab][aria-selected=true]:not(form *)',
  'input:is([readonly],:disabled):not([role=combobox])',
  '.ant-select-selection-item',
  '.el-select__placeholder:not(.is-transparent)',
];

/** What may as well be something else: it stands out by a state of no such element, or by its class alone. */
const marked = [
  '[aria-current=true]',
  '[aria-selected=true]:not([role=tab],[role=option])',
  '[aria-checked=true]:not([role=radio],[role=checkbox],[role=switch])',
  'button:is(.active,.is-active,.selected,.is-selected,[class*="-active"],[class*="_active"],[class*="-selected"],[class*="_selected"])',
];

/** What says what a form is for, as 'Withdraw BTC'. */
const headings = 'h1,h2,h3,legend,[role=heading]';

/** Each by a selector, behind its mark: see PageWords. */
export const chosen: PageWords[4] = [
  ...byItself.map((selector): [string, string] => ['', selector]),
  ...ofPage.map((selector): [string, string] => ['page', selector]),
  ...marked.map((selector): [string, string] => ['marked', selector]),
  ['heading', headings],
];
