/** What accuses. */
const accusing =
  /malicious|unsafe|scam|phish|hack|fraud|theft|steal|exploit|drain|abuse|ransom|sanction/i;

/** What else does, in the languages that we speak. Not 'falso positivo'. */
const fake =
  /fake|betr(?:ug|üg)|gefälscht|estafa|arnaque|escro[cq]|golp(?:e|ista)|\bfals[oa]s?\b(?! positiv)|詐欺|偽|诈骗|骗子|欺诈|假冒|احتيال|محتال|مزيف/i;

/** Names of groups of those who are accused. */
const accusingGroup =
  /(?:black|block|deny)[ -]?list|reported|ponzi|pyramid|mixer|tumbler|rug[ -]?pull|honeypot|stolen|thie(?:f|ves)|dark[ -]?net|terror|launder|extort|blackmail|malware|impersonat|illicit|suspicious|dangerous|\bspam/i;

/** Whether what is said of an address, or a heading of those under it, accuses. */
export function accuses(said: string): boolean {
  return [fake, accusing, accusingGroup].some((one) => one.test(said));
}
