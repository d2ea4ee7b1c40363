/** White lists, victims, exchanges, and who is no scam, in the languages that we speak beside English. Only whole names. */
const innocent = new RegExp(
  [
    '^(?:opfer|v[ií]ctimas?|victimes?|v[ií]timas?|被害者|受害者|受害人|الضحايا|ضحايا|ضحية',
    '|wei(?:ß|ss)e liste|lista blanca|liste blanche|lista branca|ホワイトリスト|白名单|القائمة البيضاء',
    '|b(?:ö|oe)rsen?|plataformas? de intercambio|plateformes? d.échange|corretoras?|取引所|交易所|منصات? التداول',
    '|kein (?:scam|betrug)|no es (?:una )?estafa|pas une arnaque|não é (?:um )?golpe|詐欺ではない|不是诈骗|ليس احتيالا?ً?',
    ')$',
  ].join(''),
  'i',
);

export function isInnocentAbroad(name: string): boolean {
  return innocent.test(name.slice(0, 60).trim());
}
