/** What accuses. */
const accusing =
  /malicious|unsafe|scam|phish|hack|fraud|theft|steal|exploit|drain|abuse|ransom|sanction/i;

/** What else does, in the languages that we speak. Not 'falso positivo', 'faux positif'. */
const fake = new RegExp(
  [
    'fake|betr(?:ug|üg)|gefälscht|erpress|estafa|arnaque|escro[cq]|hameçonnage|golp(?:e|ista)',
    '|\\bfals[oa]s?\\b(?! positiv)|\\bfau(?:x|sses?)\\b(?! positif)',
    '|詐欺|偽|フィッシング|诈骗|骗子|欺诈|假冒|钓鱼|勒索|احتيال|محتال|مزيف|تصيد',
  ].join(''),
  'i',
);

/** Names of groups of those who are accused. */
const accusingGroup =
  /(?:black|block|deny)[ -]?list|reported|ponzi|pyramid|mixer|tumbler|rug[ -]?pull|honeypot|stolen|thie(?:f|ves)|dark[ -]?net|terror|launder|extort|blackmail|malware|impersonat|illicit|suspicious|dangerous|\bspam/i;

/** Whether what is said of an address, or a heading of those under it, accuses. */
export function accuses(said: string): boolean {
  return [fake, accusing, accusingGroup].some((one) => one.test(said));
}
