import { i18n } from '#i18n';
import { Icon } from '@/components/Icon';
import { RowAddress } from '@/components/RowAddress';
import { RowFacts } from '@/components/RowFacts';
import { number } from '@/lib/extension/figures';
import { networkNames } from '@/lib/extension/network-names';
import { headlineWords } from '@/lib/extension/verdict-words';
import { isSecret, networksMeant } from '@/lib/verdict/verdict';
import type { ManyRow } from './many-row';

/** What stands in one row of the list: the address, its verdict, and what else there is to know of the row. */
export function ManyRowLine({ rows, place }: { rows: readonly ManyRow[]; place: number }) {
  const row = rows[place];
  if (!row) return null;
  const { verdict } = row;
  const figures = figuresOf(row, rows);
  const networks = networksOf(row);
  return (
    <div className="many-row" data-level={verdict?.level}>
      {verdict ? <Icon name={verdict.level} /> : <span className="many-pending" />}
      <RowText row={row} />
      <RowFacts
        first={<strong className="many-headline">{headlineOf(row)}</strong>}
        facts={[...figures, ...factsOf(row), networks]}
        figures={figures}
        sentences={[networks]}
      />
    </div>
  );
}

/** The first words about a row. */
export function headlineOf(row: ManyRow): string {
  const { verdict } = row;
  if (!verdict) return i18n.t('many.row.pending');
  return headlineWords(verdict);
}

function RowText({ row }: { row: ManyRow }) {
  const { address, verdict } = row;
  if (row.isSecret || (verdict && isSecret(verdict))) {
    return <span className="row-note muted">{i18n.t('many.row.secret')}</span>;
  }
  if (address === '') return <span className="row-note muted">{i18n.t('many.row.empty')}</span>;
  return <RowAddress address={address} />;
}

/** Where the row stands, and with which one it belongs. */
function figuresOf({ line, sameAs }: ManyRow, rows: readonly ManyRow[]): string[] {
  const first = sameAs === null ? undefined : rows[sameAs];
  return [
    i18n.t('many.row.place', { place: number(line) }),
    first ? i18n.t('many.row.same', { place: number(first.line) }) : '',
  ];
}

function factsOf({ label, asked, unknownNetwork, verdict }: ManyRow): string[] {
  const isContact = verdict !== null && headlineWords(verdict) === i18n.t('compare.contact');
  return [
    // By that the row is filtered.
    isContact ? i18n.t('level.unknown') : '',
    asked === 'asked' ? i18n.t('many.row.asked') : '',
    asked === 'failed' ? i18n.t('many.row.failed') : '',
    unknownNetwork ? i18n.t('many.row.unknownNetwork', { name: unknownNetwork }) : '',
    label,
  ];
}

/** 'Ethereum, Base or 90 others'. */
function networksOf({ verdict }: ManyRow): string {
  return verdict ? networkNames(networksMeant(verdict)) : '';
}
