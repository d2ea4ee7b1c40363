import { i18n } from '#i18n';
import { oneSpelling } from '@/lib/address/one-spelling';
import { isTokenContract } from '@/lib/address/token-contracts';
import { readText } from '@/lib/service/read-fields';
import { isNoHash } from './columns-of';
import { knownOf } from './known-fields';
import type { BadRow, RawRow } from './raw-row';
import type { Fields } from './row-rules';

/**
 * The rows of an object that has one: of each field that is called alike but for a number, 'wallet_2'; and of other fields for addresses,
 * of which nobody can tell whom the list accuses: 'linked_address'.
 */
export function withMore(fields: Fields, row: RawRow): (RawRow | BadRow)[] {
  const { alike, unclear } = knownOf(fields);
  if (alike.length === 0 && unclear.length === 0) return [row];
  // Beside whoever attacked, no contract is accused.
  const isOne = alike.every((name) => fields[name] !== row.address);
  const filled = isOne ? [] : alike.filter((name) => readText(fields[name]) !== '');
  const rows =
    filled.length > 0 ? filled.map((name) => ({ ...row, address: fields[name] })) : [row];
  const known = new Set(rows.map(({ address }) => oneSpelling(readText(address))));
  const texts = unclear.map((name) => readText(fields[name]));
  const others = texts.filter(
    (text) => isNoHash(text) && !known.has(oneSpelling(text)) && !isTokenContract(text),
  );
  return [...rows, ...others.map((text) => unclearRow(row.line, text))];
}

/** A row with an address of which nobody can tell whether it is accused. */
export function unclearRow(line: number, text: string): BadRow {
  return { line, text, reason: i18n.t('row.within'), isUnclear: true };
}

/** What an event is about, as Dune exports it: not the contract that tells of it, nor its transaction. */
export function withoutSender(fields: Fields): Fields {
  if (!('evt_tx_hash' in fields)) return fields;
  const own = Object.entries(fields).filter(
    ([name]) => !/^(?:evt_tx_|contract_address$)/.test(name),
  );
  const [subject, another] = own.filter(([, value]) => isNoHash(readText(value)));
  const said = Object.fromEntries(own);
  return subject && !another ? { ...said, address: subject[1] } : said;
}
