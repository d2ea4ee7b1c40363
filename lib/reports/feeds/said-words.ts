const exchanges = [
  'binance(?:[ .]?us)?|coinbase|kraken|okx|okex|huobi|htx|kucoin|bybit|bitfinex|bitstamp|gemini|gate\\.?io|crypto\\.com|bitget|mexc',
  '|upbit|bithumb|poloniex|bittrex',
].join('');

/**
 * What lists say of addresses, by what it means and in which language, see oneOf. How it has to stand to mean that is said in said.ts,
 * and what it is worth in a row in row-rules.ts. A word that some list uses goes into its line here.
 */
export const saidWords = {
  /** Accuses, wherever it stands. */
  accusing: `malicious, unsafe, scam, phish, hack, fraud, theft, steal, stolen, exploit, drain, abuse, ransom, sanction, ofac, heist, fake,
    ponzi, pyramid, mixer, tumbler, rug ?pull, honeypot, thie(?:f|ves), dark ?net, terror, launder, extort, blackmail, malware,
    impersonat, illicit, suspicious, dangerous, attacker, \\bspam, take ?down, reported, (?:black|block|deny) ?list;
    betrug, betrueg, gefalscht, gefaelscht, erpress, angreifer, \\btater(?:in|s)?\\b; estafa, \\bfals[oa]s?\\b, \\batacante, \\bladron;
    arnaque, escro[cq], hameconnage, \\bfau(?:x|sses?)\\b, attaquant, \\bvoleur; golp(?:e|ista), \\bladrao, \\bladroes; 詐欺, 偽, フィッシング, 攻撃者, ハッカー, 犯人;
    诈骗, 骗子, 欺诈, 假冒, 钓鱼, 勒索, 黑客, (?<!被)攻击者, 嫌疑人; احتيال, محتال, مزيف, تصيد, مهاجم, مخترق`,
  /** It is no scam: how a text begins, whatever follows. */
  denial: `(?:not|no longer)(?: an?)? (?:scam(?:s|mers?)?|malicious|phishing|fraud(?:ulent)?|suspicious), no scams?, false positives?,
    non ?(?:scam(?:mer)?s?|malicious|phish(?:ing|er)|fraud(?:ulent)?|suspicious|illicit);
    keine? (?:scam|betrug), falsch ?positive?, fehlalarme?;
    no (?:es|son) (?:una? )?estafas?, no (?:es|son) (?:un )?estafador(?:es)?, falsos? positivos?;
    pas (?:une arnaque|un arnaqueur|des arnaques), faux positifs?; nao (?:e|sao) (?:um )?golpes?; 詐欺では(?:ない|ありません), 誤検知;
    [不非]是?(?:诈骗|骗子), 误报; ليس احتيالا?, ليس محتالا?, إيجابية? كاذبة?`,
  /** It was done to them: a whole text, or its beginning where it goes on as followed in said.ts says. */
  victim:
    'victims?; opfer[ns]?; victimas?; victimes?; vitimas?; 被害者; 受害[者人], 被攻击者; (?:ال)?ضحايا, (?:ال)?ضحية',
  /** What stands before whoever has the addresses: 'Addresses of victims'. */
  held: `(?:list|address(?:es)?|wallets?|accounts?) of(?: (?:the|our|all|known))?;
    (?:liste|(?:wallet ?)?adressen?|wallets?|konten|konto) (?:der|des|von);
    (?:lista|direccion(?:es)?|cuentas?|billeteras?|carteras?|monederos?) de(?:l| las?| los)?;
    (?:liste|adresses?|comptes?|portefeuilles?) d(?:u|es?)(?: la| l)?; (?:lista|enderecos?|contas?|carteiras?) d[aeo]s?; ; ;
    قائمة, عناوين, عنوان, محافظ, محفظة`,
  /** What stands behind them: 'victim wallets'. */
  kept: `(?:address(?:es)?|wallets?|accounts?|contracts?|list); adressen?, konten, konto, liste; ; ; ; の?(?:アドレス|ウォレット);
    的?(?:钱包)?地址, 的?钱包; `,
  /** Somebody looked at it: the same. */
  innocent: 'innocent, (?:white|allow) ?listed',
  /** It is well known: a whole text. */
  trusted: `address ?books?, exceptions?, exempt(?:ed|ions?)?, exclu(?:ded|sions?), ignored?, (?:white|allow|safe|trust(?:ed)?|ignore) ?list(?:ed|s)?, allow(?:ed)?, good, safe, trusted, legit(?:imate)?, licit, official, permitted, benign,
    harmless, clean, normal, regular, white, (?:my|our) own (?:wallet|account),
    no ?scam(?:mers?)?, no threats?(?: (?:found|detected))?;
    weisse liste, harmlos, unbedenklich, keine? (?:scammer|betruger(?:in)?); lista blanca, legitim[oa]; liste blanche; lista branca;
    ホワイトリスト; 白名单; القائمة البيضاء`,
  /** Many pay it: a whole text. To deposit addresses of scams, victims paid. */
  exchange: `(?:centrali[sz]ed )?exchanges?, cex, custodians?, memo ?required,
    (?:exchange )?(?:hot|cold|(?<=exchange )deposit) (?:wallets?|address(?:es)?|accounts?);
    b(?:o|oe)rsen?; plataformas? de intercambio, (?:monederos|billeteras|carteras|cuentas|direcciones) de exchanges?;
    plateformes? d echange, (?:portefeuilles|comptes|adresses) d exchanges?; corretoras?, (?:carteiras|contas|enderecos) de (?:exchanges?|corretoras?); 取引所; 交易所(?:[冷热]钱包|(?:充值|钱包)?地址)?; منص(?:ة|ات) (?:ال)?تداول`,
  /** Nobody accuses it any more: a whole text. */
  takenBack: `delisted, resolved, cleared, dismissed, retracted, withdrawn, rejected, revoked, unfounded,
    un(?:block|ban|flag|freeze|frozen)(?:n?ed|ged)?, exonerated,
    (?:un ?|no longer )(?:black|block|deny) ?list(?:ed)?, (?:removed?|cleared)(?: from)?(?: the)? (?:black|block|deny) ?list;
    entwarnt, entlastet, zur(?:u|ue)ckgezogen, abgelehnt; (?:desestim|retir|rechaz|descart)ad[oa]; (?:retir|rejet)ee?;
    (?:rejeit|retir)ad[oa]; 取り下げ, 却下; 已撤[销回], 已驳回; مرفوض, مسحوب`,
  /** It is gone, which beside a site may be the site: a whole text. */
  removed: `removed?, absent, deleted?, deletions?; entfernt, gel(?:o|oe)scht; eliminad[oa], borrad[oa]; supprimee?; removid[oa], excluid[oa];
    削除(?:済み?|されました)?; 已?移除, 已?删除; محذوف, محذوفة`,
  /** An entry that counts no more: a whole text. */
  inactive:
    'inactive, deactivated, disabled; inaktiv; inactiv[oa]; inactif; inativ[oa]; 無効; 无效, 已失效; غير نشط',
  /** In a registry of Kleros, of those whom people vouch for: a whole text. Elsewhere, a case may be registered. */
  vouchedFor: '(?:registration|clearing) requested',
  /** A look at it found nothing: a whole text. */
  passed: 'ok(?:ay)?, pass(?:ed)?, negative; negativ; negativo',
  /** There is nothing: a whole text. */
  nothing: `none, no, (?:no|low|minimal) risk; keine?s?, kein risiko, (?:niedriges|geringes) risiko; ningun[oa]?, sin riesgo, riesgo bajo;
    aucune?, (?:aucun|sans) risque, risque faible; nenhum, sem risco, risco baixo; なし, 無し, リスク(?:なし|無し), 低リスク; 无, [无低]风险; لا يوجد`,
  /** Nobody knows, or has looked: a whole text. */
  unsure: 'unknown, unlabel+ed, unclassified, undetermined, pending, na ?n, null, n/?a',
  /** There is little of it: a whole text. Of a rating, that may be the worst. */
  little: 'low, minimal; niedrig, gering; baj[oa]; faible, bas; baix[oa]; 低い?; 低; منخفضة?',
  /** Tables write 'true' in the language of whoever saves them. */
  yes: 'true, yes, y, 1(?:\\.0+)?; ja, wahr; si, verdadero; oui, vrai; sim, verdadeiro; はい; 是; نعم',
  no: 'false, no, n, 0(?:\\.0+)?; nein; ; non; nao; いいえ; 否; لا',
  /** The same for 'false', but of a kind it says that it is fake. */
  untrue: '; falsch; fals[oa]; faux',
  /** Who keeps a list, or gives for it: a whole heading. */
  keeper: `(?:how to )?donat(?:e|ions?|ors?), (?:how to )?support (?:us|me|(?:this|the) (?:list|project)), buy (?:me|us) a coffee, tips?, tip jar, authors?, maintainers?, contributors?, credits, team, contacts?, funding, sponsors?;
    spenden?; donaciones; dons; doacoes; 寄付; 捐赠; (?:ال)?تبرعات`,
  /**
   * Who gives, reports, was robbed or is paid back, and whom OFAC sanctions no more: a whole heading. Not 'Ihre Adressen', 'Sus direcciones'
   * or 'Suas carteiras': in a text about scammers, those are theirs.
   */
  aside: `(?:(?:my|our|your|the) )?(?:donation|tip|author|victim|reporter|sender|refund|recovery)s? (?:wallet )?(?:address(?:es)?|wallets?|accounts?),
    (?:my|our|your)(?: own)? (?:wallet )?(?:address(?:es)?|wallets?|accounts?), the following deletions have been made.*;
    (?:mein|unser|dein)e?(?: eigenen?)? (?:wallet ?)?(?:adressen?|wallets?|konten|konto), spenden ?(?:adressen?|konten|konto);
    (?:mi|tu|nuestra)s? (?:propias? )?(?:direccion(?:es)?|billeteras?|carteras?|monederos?|wallets?|cuentas?);
    (?:m(?:on|a|es)|n(?:otre|os)|v(?:otre|os)) (?:propres? )?(?:adresses?|portefeuilles?|wallets?|comptes?);
    (?:meu|minha|nosso|nossa)s? (?:enderecos?|carteiras?|wallets?|contas?);
    (?:私|あなた|自分)の(?:アドレス|ウォレット), 寄付(?:先|用)?アドレス; (?:[我你您]|我们)的?(?:钱包)?(?:地址|钱包), 捐[赠款](?:钱包)?地址;
    عناويني, عنواني, محفظتي, عنوانك, محفظتك, عنواننا, محفظتنا`,
  /** Who is accused: before an address. */
  culprit: 'attacker, suspect, culprit, criminal',
  /** What was done to somebody, is denied, doubted or over, and who collects money against it: a word before an address. */
  doubt: `\\?, (?:drain|exploit|phish|abus|extort|attack|impersonat)ed\\b, stolen,
    \\b(?:no|not|non|never|isn|anti|false|alleged\\w*|innocent)\\b,
    \\b(?:legit\\w*|safe|remov\\w*|delist\\w*|cleared|resolved|former\\w*|my|our|us|donat\\w*|tips?|fight\\w*|report(?!ed)\\w*)\\b,
    \\b(?:refund\\w*|recover\\w*|return\\w*|hunters?|white ?hat)\\b, \\bby$;
    \\b(?:keine?|nicht|gegen)\\b, \\bvon$; \\b(?:sin|contra)\\b, \\bpor$; \\b(?:sans|pas|contre)\\b, \\bpar$; \\b(?:sem|nao)\\b;
    ではな; 不是, [非反防][诈骗欺詐钓黑]; ليس, ضد, مكافحة`,
  /** What explorers call the wallets of exchanges: 'Binance 14', 'Kraken: Hot Wallet 2', 'exchange: OKX'. The name alone may be of one that is imitated. */
  exchangeWallet: `(?:${exchanges})(?=.)(?:[ :]+(?:hot|cold|deposit|withdrawals?)(?: ?(?:wallet|address|funder))?)?(?:[ :#]+\\d{1,4})?,
    exchanges? ?[:(–] ?(?:${exchanges})\\)?`,
} as const;
