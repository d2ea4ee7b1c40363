import type { PageWords } from '@/lib/extension/page-words';

const byItself = [
  'option:checked',
  '[type=radio]:checked',
  '[role=radio][aria-checked=true]',
  '[role=option][aria-selected=true]',
  '[aria-pressed=true]',
  '[role=tab][aria-selected=true]:is(form *)',
  '[role=combobox]',
  '[aria-haspopup=listbox]:not([role=combobox])',
  'input[readonly][role]:not([role=combobox])',
];

/** What lists of the page's own show, that are drawn over a field or beside it: of Ant Design, React Select, Element, Vuetify, Vue Select. */
const ofPage = [
  '[role=tab][aria-selected=true]:not(form *)',
  'input[readonly]:not([role])',
  '.ant-select-selection-item',
  '[class*=single-value i]',
  '[class*=singleValue]',
  '.el-select__placeholder:not(.is-transparent)',
  '.v-select__selection',
  '.vs__selected',
];

/** What may as well be something else: it stands out by a state or by its class alone. */
const marked = [
  '[data-state=active]:not([role])',
  '[data-state=on]:not([aria-pressed])',
  '[aria-current=true]',
  '[aria-selected=true]:not([role=tab],[role=option])',
  '[aria-checked=true]:not([role=radio],[role=checkbox],[role=switch])',
  'button[class*=active]:is(.active,.is-active,[class*="-active"],[class*="_active"])',
  'button[class*=selected]:is(.selected,.is-selected,[class*="-selected"],[class*="_selected"])',
];

/** Each by a selector, behind its mark: see PageWords. */
export const chosen: PageWords[4] = [
  ...byItself.map((selector): [string, string] => ['', selector]),
  ...ofPage.map((selector): [string, string] => ['page', selector]),
  ...marked.map((selector): [string, string] => ['marked', selector]),
];
