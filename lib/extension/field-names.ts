/** Field names as lists write them, as plainName gives them, best first: English, then German, Spanish, French, Portuguese, Japanese, Chinese, Arabic. */
export const fieldNames = {
  address: [
    ...['address', 'walletaddress', 'wallet', 'account', 'accountaddress', 'addr', 'contract'],
    ...['adresse', 'walletadresse', 'direccion', 'endereco', 'アドレス', '地址', '钱包地址'],
    ...['العنوان', 'عنوانالمحفظة', 'addresses', 'adressen', 'direcciones', 'adresses'],
    ...['enderecos', 'indicator', 'ioc'],
  ],
  network: [
    ...['network', 'chain', 'blockchain', 'chainid', 'coin', 'currency', 'ticker', 'symbol'],
    ...[
      'cryptocurrency',
      'digitalcurrency',
      'asset',
      'netzwerk',
      'red',
      'reseau',
      'rede',
      'ネットワーク',
      'チェーン',
      '网络',
    ],
    ...['公链', '币种', 'wahrung', 'kryptowahrung', 'munze', 'moneda', 'criptomoneda'],
    ...['monnaie', 'devise', 'cryptomonnaie', 'moeda', 'criptomoeda', '通貨', 'コイン', '货币'],
    ...['الشبكة', 'العملة', 'cadena', 'cadenadebloques', 'chaine', 'chainedeblocs', 'cadeia'],
    ...['ブロックチェーン', '链', '区块链', '主链', 'البلوكتشين', 'سلسلةالكتل'],
  ],
  label: [
    ...['label', 'name', 'comment', 'title', 'tag', 'entity', 'description', 'note', 'reason'],
    ...['family', 'actor', 'campaign', 'bezeichnung', 'beschreibung', 'kommentar', 'grund'],
    ...['nombre', 'bemerkung', 'notiz', 'observaciones', 'etiqueta', 'descripcion'],
    ...['comentario', 'motivo', 'razon', 'nom', 'libelle', 'commentaire', 'motif', 'raison'],
    ...['nome', 'rotulo', 'descricao', 'razao', 'observacoes', 'remarque', '名前', 'ラベル'],
    ...['備考', 'メモ', '説明', '理由', '名称', '标签', '说明', '备注', '原因'],
    ...['地址备注', '地址标签'],
    ...['الاسم', 'الوصف', 'ملاحظات', 'السبب'],
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

/** Whose a column's addresses are, beside 'address', as plainName gives it: parts of regular expressions. */
export const partyNames = {
  /** Who was robbed, or reports it; a form asks for an address of theirs, too. */
  robbed: `^(?:what(?:is|was|s)|(?:please)?(?:enter|provide))?(?:my|our|your)(?:own)?(?:wallet|account|address), victim(?!s?reported), reporter, ^(?:complainant|plaintiff);
    ^(?:meine?|ihre?|deine?)(?:eigene)?(?:wallet|account|adresse), opfer, melder, gescha(?:e)?digt;
    ^(?:mi|tu|su)(?:propia)?(?:wallet|cuenta|direccion|billetera), denunciante, perjudicad;
    ^(?:mon|ma|votre)(?:wallet|compte|adresse|portefeuille), plaignant; ^(?:meu|minha|seu|sua)(?:wallet|conta|endereco|carteira), vitima, lesad[oa];
    ^(?:あなたの|私の)アドレス, 被害, 通報者; ^(?:你的|您的|我的)(?:地址|钱包), 受害(?!.*举报), 举报人, 报案人; ^(?:عنوانك|محفظتك)(?:address)?$, ضحي, ضحا`,
  /** Who pays, is imitated, or is trusted, and where a token is traded. */
  innocent: `victim, ^(?:pair|pool)(?:address)?$, from, sender, reporting, reportedby, creator, scammed, hacked, robbed, affected, compromised, ^source, ^(?:white|allow|safe)list,
    ^(?:customer|client|payer), ^(?:reviewer|moderator|curator|submitter|submittedby),
    impersonated, imitated, mimicked, lookalikeof,
    ^(?:safe|trusted|legit(?:imate)?|real|genuine|official|original|correct|good|expected|intended)(?:address|wallet|account|token|contract)?$;
    ^von$, absender; ^de$, remitente; expediteur; remetente`,
  /** What was stolen, or from whom, or who signed, unless all others are innocent: then it is a fake token. */
  aim: '^(?:target|token|owner)(?:address|wallet|account)?$, ^user(?:address|wallet|account)$',
  /** Who is accused. */
  culprit:
    'scam(?!med), reported(?!by), malicious, attacker, thief, suspect, hacker, fraud(?!ed), phish(?!ed), drainer, exploiter',
  /** Beside those who were robbed, the other side of a payment. */
  payee: `to, recipient, receiver, beneficiary, destination, payee, scammer, attacker, thief, suspect, hacker, fraudster, drainer,
    exploiter, phisher, spender, lookalike, accused, defendant, reported,
    (?:wallet)?(?:address|wallet)?(?:i|we|you)?(?:sent|paid|transferred)(?:the)?(?:funds|money|crypto|coins)?to;
    an, empfanger; para, destinatari[oa]; destinataire`,
} as const;

/** Fields that say something of an address beside its label, as plainName gives them. What each says by its value: lib/reports/feeds/row-rules.ts. */
export const sayingNames = {
  /** Whether it is one: a no clears it. */
  flag: `(?:to|is)?(?:it)?(?:an?)?(?:scam(?:mer)?|malicious|fraud(?:ulent)?|blacklisted|illicit)(?:flag)?, isbad,
    is(?:an?)?(?:scam(?:mer)?|malicious|fraud|blacklisted)(?:address|wallet|account); (?:ist)?betrug; (?:es)?estafa; arnaque; golpe;
    詐欺; (?:是否)?诈骗; احتيال`,
  /** The same, but beside a no, what else the row says counts more: it may be worse than that. */
  suspected: '(?:is)?(?:suspicious|dangerous|unsafe)(?:flag)?',
  /** Whether it is one of a kind: a no leaves open what else it does, where anything says so. */
  particular: `(?:is)?(?:phish(?:ing|er)?|hack(?:er)?|drainer|sanctioned|ofac|honeypot), cybercrime, (?:phishing|blackmail)activities,
    (?:money|financial)(?:laundering|crime), stealingattack, blacklistdoubt, darkwebtransactions, honeypotrelatedaddress, fakekyc, isairdropscam`,
  /** What kind of scam it is: whoever has one is accused, though who reports it is 'trusted' (Chainabuse), or a 'victim of …' (Bitcoin Abuse). */
  scamKind: '(?:scam|abuse)(?:category|type|kind)(?:id)?, abuser',
  /** Whether it is none. */
  clearing:
    '(?:is)?(?:safe|legit(?:imate)?|(?:white|allow)list(?:ed)?|falsepositive|fp|trusted|remov(?:ed?|al)|deleted|delisted|revoked|dismissed|retracted|unblocked)',
  /** When it was taken back, of which a database keeps the row. */
  ended:
    '(?:deleted|removed|delisted|revoked)(?:at|on|date)|delisted|date(?:deleted|removed|delisted|revoked)',
  /** Whether the entry counts. */
  active:
    '(?:is)?(?:active|enabled|listed); (?:ist)?aktiv; activ[oa]; actif; ativ[oa]; 有効; 有效; نشط',
  inactive: '(?:is)?inactive',
  /** Whether somebody doubts it: what else the row says counts more. */
  disputed: '(?:is)?(?:disputed|contested)',
  /** Whether it was shut out: of who was not, what else the row says counts more. */
  barred: '(?:is)?(?:blocked|banned)',
  /** Whether it is one, in data to learn from, or something else. */
  class: 'label, target, (?:is)?flag(?:ged)?',
  /** The same, or which of the kinds that the data know. */
  kind: 'class, (?:prediction|predicted)(?:label|class)?, y(?:true|pred)?, groundtruth',
  tags: 'tags?, labels, labellist',
  risk: `(?:risk|threat)(?:level|rating|category)?; risiko(?:stufe|klasse)?; (?:nivelde)?riesgo; (?:niveaude)?risque; (?:nivelde)?risco;
    リスク(?:レベル|度)?; 风险(?:等级|级别|程度)?; (?:مستوى)?(?:ال)?(?:مخاطر|خطر)`,
  /** What was found, in the tables that are saved here. */
  level: 'level',
  status:
    'status, action, policy, decision, op(?:eration)?, event(?:name|type)?; ; estado, estatus; statut; situacao; ステータス, 状態; 状况, 状态; الحالة',
  verdict:
    'verdict, result(?:type)?, outcome, assessment, disposition, conclusion; urteil, ergebnis; veredicto, resultado',
  /** What kind of address it is. */
  category: `categor(?:y|ies), type, kind, class(?:ification)?, (?:entity|owner|label)(?:type|kind|class|category|role);
    kategorie, art, typ, (?:adress|wallet|konto)(?:typ|art); categorias?, tipo; categorie; ; 種類, 種別, 分類, カテゴリー?;
    (?:风险)?(?:类别|类型|分类); الفئة, النوع`,
  /** The same, or what kind of account its owner has. */
  account: '(?:address|wallet|account)(?:type|kind|class|category|role)',
  /** What it stands among: that is about others, too. */
  group: 'group, list; gruppe; grupo; groupe',
  /** Anything else. */
  remark: `role, side, rating, reputation, label, notes?, comments?, descriptions?, remarks?, reason;
    rolle, notiz(?:en)?, bemerkung(?:en)?, kommentare?, beschreibung, bezeichnung, grund;
    rol, notas?, comentarios?, descripcion, motivo, razon, etiqueta, observaciones;
    remarques?, commentaires?, motif, raison, etiquette; papel, comentarios?, descricao, razao, observacoes, rotulo;
    備考, メモ, 説明, 理由, ラベル; 备注, 说明, 原因, 标签; ملاحظات, الوصف, السبب`,
  owner: 'name, entity, owner, label, (?:name|address)?tag',
  /** How many reports there are. */
  count: '(?:scam)?reports?(?:count)?, scamcount, (?:num(?:ber)?|no|total)(?:of)?(?:scam)?reports',
  /** How likely it is one. */
  score: '(?:risk|threat|fraud|scam|abuse|malicious)(?:score|prob(?:ability)?)',
  /** Where it was seen: a status may be of that. */
  site: `(?:site|web(?:site)?)?(?:url|domain|host(?:name)?)s?, (?:web)?sites?; (?:web)?seite; (?:sitio|pagina)(?:web)?; siteweb; ;
    (?:ウェブ)?サイト; 网站, 网址, 域名; (?:ال)?موقع`,
} as const;
