import { expect, test } from 'vitest';
import { readRows } from '@/components/many/read-rows';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

test.each([
  'Adresse;Netzwerk;Grund;Datum',
  'Adresse;Währung;Grund;Datum',
  'Dirección;Moneda;Motivo;Fecha',
  'Adresse;Cryptomonnaie;Raison;Date',
  'Endereço;Moeda;Razão;Data',
  'アドレス;通貨;理由;日付',
  'Dirección;Red;Motivo;Fecha',
  'Adresse;Réseau;Raison;Date',
  'ENDEREÇO;Rede;Razão;Data',
  'アドレス;ネットワーク;理由;日付',
  '地址;网络;原因;日期',
  'العنوان;الشبكة;السبب;التاريخ',
  'Adressen;Netzwerk;Bemerkung;Datum',
  'Addresses;Network;Reason;Date',
  'Dirección;Cadena;Motivo;Fecha',
  'Adresse;Chaîne;Raison;Date',
  'アドレス;ブロックチェーン;理由;日付',
  '地址;区块链;原因;日期',
  '地址;链;原因;日期',
  'Address (地址);Network (网络);Reason;Date',
])('a table is read by the names in its header: %s', async (header) => {
  const row = `${eth};BSC;Shop;2020-01-02`;
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
  ]) {
    const turned = (line: string) => order.map((at) => line.split(';')[at]).join(';');
    const text = `${turned(header)}\n${turned(row)}\n`;
    expect(await readList(text)).toMatchObject({
      total: 1,
      undated: 0,
      rows: [{ address: eth, networkId: 'bsc', label: 'Shop', lastReported: Date.UTC(2020, 0, 2) }],
    });
    expect(await readRows(text, null)).toMatchObject({
      rows: [{ line: 2, address: eth, networkId: 'bsc', label: 'Shop' }],
    });
  }
});

test.each([
  'address,number of reports,last seen',
  'Adresse,Meldungen,Zuletzt gemeldet',
  'Dirección,Número de reportes,Último reporte',
  'Adresse,Signalements,Dernier signalement',
  'Endereço,Denúncias,Última denúncia',
  'アドレス,通報数,最終通報日',
  '地址,举报次数,最后举报时间',
  'العنوان,عدد البلاغات,التاريخ',
])('how many reports there are, and the last one, are read: %s', async (header) => {
  const { rows } = await readList(`${header}\n${eth},12,2020-01-02\n`);
  expect(rows).toMatchObject([{ label: '', count: 12, lastReported: Date.UTC(2020, 0, 2) }]);
});

test('of two dates, the one when it was seen last counts', async () => {
  const list = [{ address: eth, first_seen: '2019-01-01', last_seen: '2020-01-02' }];
  const { rows } = await readList(JSON.stringify(list));
  expect(rows).toMatchObject([{ lastReported: Date.UTC(2020, 0, 2) }]);
});

test('names that nobody knows are a header, too, over lines with an address', async () => {
  const text = `Adres;Sieć;Powód\n${eth};BSC;Shop\n`;
  expect(await readList(text)).toMatchObject({
    total: 1,
    rows: [{ address: eth, networkId: 'bsc', label: 'Shop' }],
  });
  expect(await readRows(text, null)).toMatchObject({
    rows: [{ line: 2, address: eth, networkId: 'bsc', label: 'Shop' }],
  });
});

test('of two addresses, that of who was robbed is not taken, whatever the language', async () => {
  const { rows } = await readList(`Opferadresse;Täteradresse\n${btc};${eth}`);
  expect(rows).toMatchObject([{ address: eth }]);
});

test('data is no date beside names in English', async () => {
  const list = [{ address: eth, data: 'abc' }];
  expect(await readList(JSON.stringify(list))).toMatchObject({ total: 1, undated: 0 });
});

test('beside names that nobody knows, what says that an address is none counts', async () => {
  const text = `Adres;false_positive\n${eth};\n${btc};1\n`;
  const { rows } = await readList(text);
  expect(rows).toMatchObject([{ address: eth }]);
});

test.each(['Kategorie', 'typ', 'class', '类别'])(
  'and the kind of scam, "%s", is the label',
  async (name) => {
    const { rows } = await readList(`Adres;${name}\n${eth};Phishing\n`);
    expect(rows).toMatchObject([{ address: eth, label: 'Phishing' }]);
  },
);
