/** A name that none of some lists has: the one that is wanted, or with a number behind it. */
export function freshName(wanted: string, lists: readonly { name: string }[]): string {
  const taken = new Set(lists.map(({ name }) => name));
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted} ${count}`;
  return name;
}
