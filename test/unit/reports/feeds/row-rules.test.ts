import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

async function isAccused(fields: object) {
  const { rows } = await readList(JSON.stringify([{ address: eth, ...fields }, { address: btc }]));
  return rows.some(({ address }) => address === eth);
}

test.each<[string, cleared: object, accused: object]>([
  ['flag', { isScam: 'no' }, { isScam: 'yes' }],
  ['flag', { malicious: 'clean' }, { malicious: 'clean', phishing: true }],
  ['flag', { scam: 'FALSO' }, { scam: 'VERDADERO' }],
  ['flag', { arnaque: 'FAUX' }, { arnaque: 'VRAI' }],
  ['flag beside tags', { scam: 0, tags: ['telegram'] }, { scam: 1, tags: ['telegram'] }],
  ['particular', { phishing: 0, category: 'CEX' }, { phishing: 1, category: 'CEX' }],
  ['particular', { Index: 1, phishing: 0 }, { Index: 1, phishing: 0, ponzi: 1 }],
  ['particular', { isPhishing: false }, { isPhishing: false, label: 'Fairy Bridge' }],
  ['particular', { phishing: 0, risk: 'Low' }, { phishing: 0, risk: 'high' }],
  ['particular', { phishing: 0, risk_score: '0.0' }, { phishing: 0, risk_score: 95 }],
  ['particular', { honeypot: false, usd_lost: '' }, { honeypot: false, usd_lost: '$1,200' }],
  ['particular', { chain_id: 1, hacker: 'no' }, { hacker: 'no', reports: 2 }],
  ['flag', { is_malicious_address: 'false' }, { is_malicious_address: 'true' }],
  ['status', { action: 'allow' }, { action: 'block' }],
  ['status', { action: 'delete' }, { action: 'delete', url: 'https://shop.example' }],
  ['status', { policy: 'PERMITTED' }, { policy: 'DENY' }],
  ['class', { class: 'licit' }, { class: 'illicit' }],
  ['scamKind', { trusted: true, scam_type: '' }, { trusted: true, scam_type: 'Ponzi' }],
  ['scamKind', { trusted: true, scam_type: 'no' }, { trusted: true, scam_type: 'Falsa' }],
  ['clearing', { unblocked: 'yes' }, { unblocked: 'no' }],
  ['clearing', { revoked: 'yes' }, { revoked: 'no' }],
  ['clearing', { whitelisted: 'WAHR' }, { whitelisted: 'FALSCH' }],
  ['ended', { deleted_at: '2024-01-02 10:00:00' }, { deleted_at: 'NULL' }],
  ['ended', { deletedAt: 1704189600 }, { deletedAt: null }],
  ['ended', { date_removed: '2024-01-02' }, { date_removed: '0000-00-00' }],
  [
    'ended',
    { delistedOn: '2024-01-02' },
    { removed_at: '2024-01-02', url: 'https://shop.example' },
  ],
  ['active', { is_active: false }, { is_active: true }],
  ['active', { enabled: 'no' }, { enabled: 'no', isScam: 'yes' }],
  ['active', { active: 0, type: 'phishing' }, { active: 0, url: 'https://shop.example' }],
  ['active', { active: 0, type: 'phishing' }, { active: 0, domains: ['shop.example'] }],
  ['active', { Actif: 'non' }, { Actif: 'oui' }],
  ['inactive', { inactive: true }, { inactive: true, domain: 'shop.example' }],
  ['class', { target: 0 }, { target: 1 }],
  ['class', { label: 'non' }, { label: 'Faux' }],
  ['active', { activo: 'FALSO' }, { activo: 'VERDADERO' }],
  ['category', { entity_type: 'victim' }, { entity_type: 'scammer' }],
  ['category', { entityCategory: 'Exchange' }, { entityCategory: 'Exchange', note: 'Phishing' }],
  ['category', { 'Wallet Type': 'hot wallet' }, { 'Wallet Type': 'contract' }],
  ['category', { Adresstyp: 'Opfer' }, { Adresstyp: 'P2PKH' }],
  ['count', { reports: 0 }, { reports: 0, note: 'Phishing' }],
  ['status', { status: 'Whitelisted', type: 'scam' }, { status: 'reported', type: 'scam' }],
  ['status', { status: 'inactive' }, { status: 'inactive', domain: 'shop.example' }],
  ['status', { status: 'removed' }, { status: 'removed', url: 'https://shop.example' }],
  ['status', { status: 'Entfernt' }, { status: 'Entfernt', Webseite: 'laden.example' }],
  ['status', { status: 'retracted', url: 'https://shop.example' }, { status: 'online' }],
  ['status', { status: 'No threat found' }, { status: 'threat' }],
  ['status', { Estado: 'inactivo' }, { Estado: 'inactivo', 'Sitio web': 'tienda.example' }],
  ['status', { Statut: 'inactif' }, { Statut: 'inactif', 'Site web': 'boutique.example' }],
  ['status', { 状态: '无效' }, { 状态: '无效', 网址: 'shop.example' }],
  ['status', { status: 'exchange' }, { status: 'exchange', name: 'Fake Kraken' }],
  ['status', { status: 'cleared' }, { status: 'ok' }],
  ['status', { status: 'Deleted' }, { status: 'Deleted', url: 'https://shop.example' }],
  ['status', { Status: 'gelöscht' }, { Status: 'gesperrt' }],
  ['status', { estado: 'eliminado' }, { estado: 'cerrado' }],
  ['status', { Statut: 'supprimé' }, { Statut: 'supprimé', url: 'https://boutique.example' }],
  ['status', { situação: 'excluído' }, { situação: 'confirmado' }],
  ['status', { ステータス: '削除済み' }, { ステータス: '確認済み' }],
  ['status', { 状态: '已删除' }, { 状态: '已确认' }],
  ['status', { status: 'Resolved - false positive' }, { status: 'Closed - site taken down' }],
  ['status', { status: 'closed (not a scam)' }, { status: 'closed (scam)' }],
  ['status', { status: 'removed on 2024-01-02' }, { status: 'confirmed on 2024-01-02' }],
  ['status', { status: 'disabled' }, { status: 'open: removed 3 sites' }],
  ['status', { status: 'Resolved - not a scam' }, { status: 'Resolved: confirmed scam' }],
  ['status', { status: 'Removed (no longer a scam)' }, { status: 'Inactive since 2024, phishing' }],
  ['status', { status: 'Removed (scam report retracted)' }, { status: 'Resolved (scam)' }],
  ['verdict', { verdict: 'OK', type: 'phishing' }, { verdict: 'pending', type: 'phishing' }],
  ['verdict', { result: 'clean' }, { result: 'scam' }],
  ['verdict', { verdict: 'not malicious' }, { verdict: 'not sure' }],
  ['verdict', { verdict: 'none' }, { verdict: 'none', label: 'Fake shop' }],
  ['verdict', { Urteil: 'harmlos' }, { Urteil: 'offen' }],
  ['verdict', { verdict: 'none' }, { verdict: 'none', reports: 3 }],
  ['risk', { riskLevel: 'low' }, { riskLevel: 'low', category: 'Ponzi' }],
  ['risk', { threat_level: 'none' }, { threat_level: 'unknown' }],
  ['category', { type: 'none' }, { type: 'Low' }],
  ['remark', { rating: 'trusted' }, { rating: 'low' }],
  ['remark', { rating: 'safe' }, { rating: 'negative' }],
  ['category', { category: 'none' }, { category: 'none', description: 'Phishing' }],
  ['category', { category: 'none' }, { category: 'None', 'Number of reports': 5 }],
  ['category', { الفئة: 'منصة تداول' }, { الفئة: 'منصة تداول مزيفة' }],
  ['category', { Kategorie: 'Börse' }, { Kategorie: 'Betrug' }],
  ['category', { category: 'safe' }, { category: 'safe', type: 'phishing' }],
  ['category', { type: 'victim', note: 'of a scam' }, { type: 'wallet', note: 'of a scam' }],
  ['group', { list: 'whitelist' }, { list: 'whitelist', category: 'scam' }],
  ['remark', { note: 'false positive, an exchange' }, { note: 'no scammer is worse' }],
  ['remark', { note: 'Kein Betrug, sondern Spenden' }, { note: 'Kein Betrüger ist schlimmer' }],
  ['remark', { note: 'Victim, drained in 2024' }, { note: 'Victim, 5 ETH lost to this wallet' }],
  ['remark', { note: 'victim of phishing' }, { note: 'Victims of this one lost 4 BTC' }],
  ['remark', { Notiz: 'Opfer (siehe Bericht)' }, { Notiz: 'Opfer: 20' }],
  ['remark', { Description: 'victime' }, { Description: 'Victimes : 20' }],
  ['remark', { note: 'False positive. An exchange' }, { note: 'False positive?' }],
  ['remark', { note: 'false positives' }, { note: 'False positives happen, this is a thief' }],
  ['remark', { 备注: '交易所充值地址' }, { 备注: '充值地址' }],
  ['remark', { 备注: '受害者' }, { 备注: '受害者：20人' }],
  ['remark', { comment: 'none', tags: 'exchange' }, { comment: 'none' }],
  ['tags', { tags: 'exchange' }, { tags: 'exchange', comment: 'Impersonates one' }],
  ['tags', { tags: ['scam', 'false positive'] }, { tags: ['scam', 'whitelist'] }],
  ['tags', { labels: 'whitelisted' }, { labels: 'dex' }],
  ['name of an exchange', { name: 'OKX 3' }, { name: 'OKX 3', source: 'Scam report' }],
  ['name of an exchange', { name: 'OKX 3', reports: 0 }, { name: 'OKX 3', reports: 14 }],
  ['token', { symbol: 'A', decimals: 6 }, { symbol: 'A', decimals: 6, reports: 3 }],
  ['token', { symbol: 'A', decimals: 6 }, { symbol: 'A', decimals: 6, reason: 'Drainer' }],
  ['token', { tokenSymbol: 'A', tokenDecimal: 6 }, { tokenSymbol: 'A' }],
])('%s: %j accuses nobody, but %j does', async (_, cleared, accused) => {
  expect([await isAccused(cleared), await isAccused(accused)]).toEqual([false, true]);
});

test.each([
  ['', 0],
  ['# Tokens', 0],
  ['# Scam tokens', 1],
])('a table of tokens below %j accuses %d', async (title, count) => {
  const table = `${title}\nsymbol,decimals,contract address\nUSDT,6,${eth}`;
  expect((await readList(table)).rows).toHaveLength(count);
});

test.each([
  [`# Wallets\n${btc} Kraken 2`, 0],
  [`# Phishing\n${btc} Kraken 2`, 1],
  [`# Phishing\naddress,name\n${btc},Kraken 2`, 1],
  [`# Phishing\n\n# 2019\naddress,name\n${btc},Kraken 2`, 0],
])('what is called like an exchange’s in %j accuses %d', async (text, count) => {
  expect((await readList(text)).rows).toHaveLength(count);
});
