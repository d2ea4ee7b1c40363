import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

async function taken(text: string) {
  const { rows } = await readList(text);
  return rows.map(({ address }) => address);
}

test.each([
  'Betrüger',
  'Estafadores',
  'Arnaqueur',
  'Escroc',
  'Golpista',
  'Tokens falsos',
  'Fausse plateforme',
  'Hameçonnage',
  'Erpresser',
  'フィッシング',
  '钓鱼',
  'تصيد',
  '詐欺師',
  '骗子',
  'المحتال',
  'Täter',
  'Angreifer',
  'Atacante',
  'Ladrón',
  'Attaquant',
  'Voleur',
  'Ladrão',
  '攻撃者',
  'ハッカー',
  '黑客',
  '攻击者',
  'المهاجم',
])('who is called "%s" is accused, before an address and over it', async (word) => {
  expect(await taken(`${btc}\n${word}: ${eth}`)).toEqual([btc, eth]);
  expect(await taken(`# Whitelist\n${btc}\n# ${word}\n${eth}`)).toEqual([eth]);
});

test.each([
  'Not a scammer',
  'Kein Scammer',
  'Keine Betrüger',
  'Betrug gemeldet von',
  'No es un estafador',
  'sin estafa',
  'Falso positivo',
  'Pas un arnaqueur',
  'Não é golpe',
  '詐欺ではありません',
  '反诈骗中心',
  '反钓鱼联盟',
  'Faux positif',
  'Erpressungsopfer',
  '非诈骗',
  'ليس محتالا',
  'ضحية احتيال',
  'Dirección de la víctima',
  '我的地址',
  '被攻击者',
  '反黑客联盟',
])('who is called "%s" is not', async (word) => {
  expect(await taken(`${btc}\n${word}: ${eth}`)).toEqual([btc]);
});

test.each([
  'عنوان الضحية,عنوان المحتال',
  '举报人地址,诈骗地址',
  '通報者のアドレス,詐欺師のアドレス',
  'Dirección del denunciante,Dirección del estafador',
  'Adresse des Melders,Adresse des Betrügers',
])('of two columns, "%s", who was robbed or reports it is not accused', async (header) => {
  expect(await taken(`${header}\n${eth},${btc}`)).toEqual([btc]);
});

test.each([
  'Your wallet',
  'victim_wallet',
  'Ihre Adresse',
  'Opferadresse',
  'Mi billetera',
  'Adresse de la victime',
  'あなたのアドレス',
  '被害者アドレス',
  '受害者',
  'محفظتك',
  'عنوان الضحية',
])('nor is anybody where "%s" is the only column of addresses', async (name) => {
  expect(await taken(`${name},Note\n${eth},Shop\n${btc},Shop`)).toEqual([]);
});

test.each([
  'Wallet',
  'from',
  'sender_address',
  'Victim-reported address',
  'Adresse',
  '地址',
  'عنوان المحتال',
])('but all are where that is "%s"', async (name) => {
  expect(await taken(`${name},Note\n${eth},Shop\n${btc},Shop`)).toEqual([eth, btc]);
});

test.each([
  ['Adresse;Kategorie', 'Opfer', 'Betrug'],
  ['Adresse;Notiz', 'kein Betrug', 'Shop'],
  ['Adresse;Betrug?', 'Nein', 'Ja'],
  ['Dirección;Categoría', 'víctima', 'estafa'],
  ['Dirección;¿Estafa?', 'No', 'Sí'],
  ['Adresse;Étiquette', 'faux positif', 'arnaque'],
  ['Endereço;Categoria', 'corretora', 'golpe'],
  ['アドレス;種類', '被害者', '詐欺'],
  ['地址;备注', '受害者', '诈骗'],
  ['地址;是否诈骗', '否', '是'],
  ['العنوان;الفئة', 'ضحية', 'احتيال'],
  ['Adresse;Risiko', 'niedrig', 'hoch'],
  ['Dirección;Nivel de riesgo', 'Bajo', 'Alto'],
  ['Adresse;Niveau de risque', 'faible', 'élevé'],
  ['Endereço;Risco', 'sem risco', 'alto'],
  ['アドレス;リスク', '低リスク', '高リスク'],
  ['地址;风险等级', '低', '高'],
  ['地址;风险类型', '交易所', '诈骗'],
  ['العنوان;مستوى المخاطر', 'منخفض', 'مرتفع'],
])('what a table says of its rows is read: %s, %s', async (header, innocent, accused) => {
  expect(await taken(`${header}\n${eth};${innocent}\n${btc};${accused}`)).toEqual([btc]);
});

test('who was robbed by what its row is about is not accused', async () => {
  const rows = [
    { address: eth, Rolle: 'Opfer', label: 'Betrug' },
    { address: btc, Rolle: 'Börse', label: 'Betrug' },
  ];
  expect(await taken(JSON.stringify(rows))).toEqual([btc]);
});
