/** White lists, victims, exchanges, and who is no scam, in the languages that we speak beside English. Only whole names. */
const innocent = new RegExp(
  [
    '^(?:opfer|v[ií]ctimas?|victimes?|v[ií]timas?|被害者|受害者|受害人|الضحايا|ضحايا|ضحية',
    '|wei(?:ß|ss)e liste|lista blanca|liste blanche|lista branca|ホワイトリスト|白名单|القائمة البيضاء',
    '|b(?:ö|oe)rsen?|plataformas? de intercambio|plateformes? d.échange|corretoras?|取引所|交易所|منصات? التداول',
    '|keine? (?:scam(?:mer)?|betrug|betrüger(?:in)?)|no (?:es|son) (?:una )?estafas?|no (?:es|son) (?:un )?estafador(?:es)?',
    '|pas (?:une arnaque|un arnaqueur|des arnaques)|não (?:é|são) (?:um )?golpes?',
    '|詐欺では(?:ない|ありません)|[不非]是?(?:诈骗|骗子)|ليس احتيالا?ً?|ليس محتالا?ً?',
    '|falsch[ -]?positive?|fehlalarme?|falsos? positivos?|faux positifs?|誤検知|误报|إيجابي(?:ة)? كاذب(?:ة)?',
    ')$',
  ].join(''),
  'i',
);

export function isInnocentAbroad(name: string): boolean {
  return innocent.test(name.slice(0, 60).trim());
}

/** Columns that say what an address is, and notes. */
const kinds = new RegExp(
  [
    '^(?:kategorie|art|typ|beschreibung|kommentare?|grund|bemerkung(?:en)?|notiz(?:en)?',
    '|categor[ií]as?|tipo|descripci[oó]n|comentarios?|motivo|raz[oó]n|observaciones|notas?',
    '|cat[ée]gorie|description|commentaires?|motif|raison|remarques?|descri[cç][aã]o|raz[aã]o|observa[cç][oõ]es',
    '|カテゴリー?|種類|種別|備考|メモ|説明|理由|类别|分类|类型|说明|备注|原因|الفئة|النوع|السبب|الوصف|ملاحظات',
    ')$',
  ].join(''),
  'i',
);

export function saysKindAbroad(column: string): boolean {
  return kinds.test(column);
}
