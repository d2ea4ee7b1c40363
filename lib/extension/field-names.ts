/** Field names as lists write them, as plainName gives them, best first: English, then German, Spanish, French, Portuguese, Japanese, Chinese, Arabic. */
export const fieldNames = {
  address: [
    ...['address', 'walletaddress', 'wallet', 'account', 'accountaddress', 'addr', 'contract'],
    ...['adresse', 'walletadresse', 'direccion', 'endereco', 'アドレス', '地址', '钱包地址'],
    ...['العنوان', 'عنوانالمحفظة', 'addresses', 'adressen', 'direcciones', 'adresses'],
    ...['enderecos'],
  ],
  network: [
    ...['network', 'chain', 'blockchain', 'chainid', 'coin', 'currency', 'ticker', 'symbol'],
    ...['asset', 'netzwerk', 'red', 'reseau', 'rede', 'ネットワーク', 'チェーン', '网络'],
    ...['公链', '币种', 'wahrung', 'kryptowahrung', 'munze', 'moneda', 'criptomoneda'],
    ...['monnaie', 'devise', 'cryptomonnaie', 'moeda', 'criptomoeda', '通貨', 'コイン', '货币'],
    ...['الشبكة', 'العملة'],
  ],
  label: [
    ...['label', 'name', 'comment', 'title', 'tag', 'entity', 'description', 'note', 'reason'],
    ...['family', 'actor', 'campaign', 'bezeichnung', 'beschreibung', 'kommentar', 'grund'],
    ...['bemerkung', 'notiz', 'observaciones', 'nombre', 'etiqueta', 'descripcion'],
    ...['comentario', 'motivo', 'razon', 'nom', 'libelle', 'commentaire', 'motif', 'raison'],
    ...['nome', 'rotulo', 'descricao', 'razao', 'observacoes', 'remarque', '備考', 'メモ'],
    ...['名前', 'ラベル', '説明', '理由', '名称', '标签', '说明', '备注', '原因', 'السبب'],
    ...['الاسم', 'الوصف', 'ملاحظات'],
  ],
  count: [
    ...['reportcount', 'count', 'reports', 'meldungen', 'anzahlmeldungen'],
    ...['anzahldermeldungen', 'reportes', 'numerodereportes', 'denuncias', 'numerodedenuncias'],
    ...['signalements', 'nombredesignalements', '通報数', '報告数', '举报次数', '举报数'],
    ...['البلاغات', 'عددالبلاغات'],
  ],
  date: [
    ...['lastreported', 'lastreportedat', 'lastreport', 'lastseen', 'date', 'time'],
    ...['timestamp', 'reportedat', 'updatedat', 'createdat', 'zuletztgemeldet', 'gemeldetam'],
    ...['datum', 'ultimoreporte', 'fechadereporte', 'fecha', 'derniersignalement'],
    ...['ultimadenuncia', 'data', '最終通報日', '通報日', '日付', '日時', '最后举报时间'],
    ...['举报时间', '日期', '时间', 'التاريخ', 'تاريخالبلاغ'],
  ],
} as const;
