/** Field names as lists write them, in lower case and without blanks and strokes, best first. */
const fieldNames = {
  address: ['address', 'walletaddress', 'wallet', 'account', 'accountaddress', 'addr', 'contract'],
  network: ['network', 'chain', 'blockchain', 'coin', 'currency', 'ticker', 'symbol', 'asset'],
  label: ['label', 'name', 'comment', 'title', 'tag', 'entity', 'description', 'note', 'reason'],
  count: ['reportcount', 'count', 'reports'],
  date: ['lastreported', 'date', 'time', 'timestamp', 'reportedat', 'updatedat', 'createdat'],
} as const;

/** Endings that do as well: 'banned_address', 'wallet_tag', 'date_added'. */
const fieldPatterns = {
  address: /^(?!e?mail|ip|web|site).*address$/,
  network: /^(?:network|chain|coin|wallet|blockchain)(?:name|symbol|code|network)$/,
  label: /(?:label|name|tag|category|comment)s?$/,
  count: /^(?:scam)?report(?:s|count|scount)$/,
  date: /date|^(?:last|first)seen$|(?:reported|added|updated|created)(?:at|on)?$/,
} as const;

/** A field of a list's row that is looked for by its name. */
export type Field = keyof typeof fieldNames;

/** Which of some column or property names is the field; undefined: none. */
export function findField(names: readonly string[], field: Field): string | undefined {
  return findFields(names, [field])[field];
}

/** Which of some column or property names are the fields. */
export function findFields(
  names: readonly string[],
  fields: readonly Field[],
): Partial<Record<Field, string | undefined>> {
  const plain = names.map(plainName);
  const byPlain = new Map(plain.map((name, at) => [name, names[at]]));
  const found: Partial<Record<Field, string | undefined>> = {};
  for (const field of fields) {
    const exact = fieldNames[field].find((name) => byPlain.has(name));
    found[field] = exact === undefined ? alike(field, names, plain) : byPlain.get(exact);
  }
  return found;
}

/** Who was robbed, or reports it, is not who is accused. */
const harmed = /victim|from|sender|reporter|creator/;

function alike(
  field: Field,
  names: readonly string[],
  plain: readonly string[],
): string | undefined {
  const alikes = plain.flatMap((name, at) => (fieldPatterns[field].test(name) ? [at] : []));
  return names[alikes.find((at) => !harmed.test(plain[at] ?? '')) ?? alikes[0] ?? -1];
}

function plainName(name: string): string {
  return name
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
