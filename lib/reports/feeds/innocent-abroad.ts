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

/** Fields that say what an address is, in those languages. */
const kinds = new RegExp(
  [
    '^(?:kategorie|art|typ|rolle|gruppe|notiz(?:en)?|bemerkung(?:en)?|kommentare?|beschreibung|bezeichnung|grund',
    '|categor[ií]as?|tipo|rol|grupo|notas?|comentarios?|descripci[oó]n|motivo|raz[oó]n|etiqueta|observaciones',
    '|cat[ée]gorie|rôle|groupe|remarques?|commentaires?|motif|raison|étiquette|description',
    '|papel|comentários?|descri[cç][aã]o|raz[aã]o|observa[cç][oõ]es|rótulo',
    '|種類|種別|分類|カテゴリー?|備考|メモ|説明|理由|ラベル|类别|类型|分类|备注|说明|原因|标签',
    '|الفئة|النوع|ملاحظات|الوصف|السبب)$',
  ].join(''),
  'i',
);

export function isKindAbroad(name: string): boolean {
  return kinds.test(name);
}

/** Fields that say of an address yes or no, in those languages. */
const flags = /^(?:¿ ?)?(?:betrug|estafa|arnaque|golpe|詐欺|(?:是否)?诈骗|احتيال)$/i;

export function isFlagAbroad(name: string): boolean {
  return flags.test(name);
}

const status = /^(?:estado|estatus|statut|situa[cç][aã]o|ステータス|状態|状况|状态|الحالة)$/i;

const cleared = new RegExp(
  [
    '^(?:entwarnt|entlastet|zur(?:ü|ue)ckgezogen|entfernt|abgelehnt',
    '|desestimad[oa]|retirad[oa]|rechazad[oa]|removid[oa]|descartad[oa]|rejeitad[oa]',
    '|retirée?|rejetée?|取り下げ|却下|已撤[销回]|已移除|已驳回|مرفوض|مسحوب',
    ')$',
  ].join(''),
  'i',
);

/** Whether a column says how a report stands. 'Status' is that in German, too. */
export function isStatusAbroad(column: string): boolean {
  return status.test(column);
}

/** Whether a report was taken back. A site that is deleted says nothing of its address. */
export function isClearedAbroad(value: string): boolean {
  return cleared.test(value.slice(0, 60).trim());
}
