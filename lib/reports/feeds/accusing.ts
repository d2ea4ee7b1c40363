/** Of tags, only these accuse: 'exchange' and 'memo-required' are information (stellar.expert). */
export const accusing =
  /malicious|unsafe|scam|phish|hack|fraud|theft|steal|exploit|drain|abuse|ransom|sanction/i;

/** What else warns, in the languages that we speak. A 'falso positivo' does not. */
const fake =
  /fake|betr(?:ug|üg)|gefälscht|estafa|arnaque|escro[cq]|golp(?:e|ista)|\bfals[oa]s?\b(?! positiv)|詐欺|偽|诈骗|骗子|欺诈|假冒|احتيال|محتال|مزيف/i;

/** Names of groups of those who are. */
const accusingGroup =
  /(?:black|block|deny)[ -]?list|reported|ponzi|pyramid|mixer|tumbler|rug[ -]?pull|honeypot|stolen|thie(?:f|ves)|dark[ -]?net|terror|launder|extort|blackmail|malware|impersonat|illicit|suspicious|dangerous|\bspam/i;

/** Whether what is said of an address accuses it. */
export function warns(label: string): boolean {
  return fake.test(label) || accusing.test(label);
}

/** Whether a heading says that those under it are accused. */
export function accuses(heading: string): boolean {
  return warns(heading) || accusingGroup.test(heading);
}
