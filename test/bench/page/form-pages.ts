import { seededRandom } from '@/test/fixtures/random';
import { sentence } from '@/test/fixtures/words';

const random = seededRandom(7);
const field = '<label>Recipient address <input id="field"></label>';
const table = `<table>${times(20_000, (at) => `<tr><td>${at}</td><td>${sentence(random, 3)}</td></tr>`)}</table>`;
const form = (html: string) => `<form>${field}${html}</form>`;

/** Forms in which an address is pasted, each on a page that is large in one way. They have no scripts. */
export const formPages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'a small form': form('<div role="combobox">Ethereum</div>'),
    'a table of 20,000 rows around the field': form(table),
    'a dialog over such a table': `${table}<div style="position: fixed; top: 0"><div>${field}<div role="combobox">Ethereum</div></div></div>`,
    'a choice that holds such a table': form(`<div role="combobox">Ethereum${table}</div>`),
    '500 choices': form(
      times(500, (at) => `<div role="option" aria-selected="true">Network ${at}</div>`),
    ),
    '10,000 fields with labels': form(fieldsWithLabels('')),
    '10,000 read-only fields with labels': form(fieldsWithLabels('readonly')),
    'a list of 5,000 options, all chosen': form(
      `<select multiple>${times(5000, (at) => `<option selected>Network ${at}</option>`)}</select>`,
    ),
    'a text field of 1 MB': `<textarea id="field">${times(10_000, () => `${sentence(random, 15)}\n`)}</textarea>`,
    'an editor of 1 MB': `<div id="field" contenteditable>${times(10_000, () => `<p>${sentence(random, 15)}</p>`)}</div>`,
  }).map(([name, html]) => [
    name,
    `<!doctype html><meta charset="utf-8"><title>form</title><p id="other">0x52908400098527886E0F7030069857D2E4169EE7</p>${html}`,
  ]),
);

function fieldsWithLabels(how: string): string {
  return times(
    10_000,
    (at) => `<label for="f${at}">Row ${at}</label><input ${how} id="f${at}" value="${at}">`,
  );
}

function times(count: number, make: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => make(at)).join('');
}
