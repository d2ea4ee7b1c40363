import { readText } from '@/lib/service/read-fields';
import { fieldsOf } from './known-fields';
import { isAddress } from './read-row';
import { type Fields, isFields } from './row-rules';

/** The records of a JSON text that a program writes in a shape of its own, by how that begins: to look through all would take long. null: it has none. */
export function recordsOf(text: string, value: unknown): Fields[] | null {
  if (/^\s*\{\s*"[^"]{1,60}":\s*\{\s*"\d+":/.test(text))
    return isFields(value) ? byColumn(value) : null;
  return /^\s*\[?\s*\{\s*"(?:Event|response)":/.test(text) ? attributes(value) : null;
}

/** A table by its columns, as pandas writes it: `{"address":{"0":"0x…"},"label":{"0":"Shop"}}`. */
function byColumn(table: Fields): Fields[] | null {
  const column = table[fieldsOf(table).address ?? ''];
  if (!isFields(column)) return null;
  const columns = Object.entries(table);
  if (!columns.every(([, cells]) => isFields(cells))) return null;
  const rows = Object.keys(column);
  const areRows = rows.every((row) => /^\d+$/.test(row));
  if (!areRows || !rows.some((row) => isAddress(readText(column[row])))) return null;
  return rows.map((row) =>
    Object.fromEntries(columns.map(([name, cells]) => [name, isFields(cells) && cells[row]])),
  );
}

/** The coins whose addresses are a type of MISP's attributes. */
const coins = ['btc', 'xmr', 'dash'];

/** The addresses in events of MISP: `{"Event":{"info":"Ring","Attribute":[{"type":"btc","value":"1…"}]}}`, one or those of a search. */
function attributes(value: unknown): Fields[] | null {
  const found = listOf(isFields(value) ? (value['response'] ?? value) : value)
    .map((one) => (isFields(one['Event']) ? one['Event'] : one))
    .flatMap((event) =>
      [event, ...listOf(event['Object'])].flatMap((holder) =>
        listOf(holder['Attribute']).map((one) => ({
          ...one,
          address: one['value'],
          network: one['type'],
          label: one['comment'] || event['info'],
        })),
      ),
    )
    .filter(({ network }) => coins.includes(readText(network)));
  return found.length > 0 ? found : null;
}

function listOf(value: unknown): Fields[] {
  return [value].flat().filter(isFields);
}
