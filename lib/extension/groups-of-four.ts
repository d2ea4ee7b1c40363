/** An address in groups of four, to be compared by eye; what ends in a colon before it ('kaspa:') is one: many leave it out. */
export function groupsOfFour(address: string): string[] {
  return address.match(/^\w{1,12}:|.{1,4}/gsu) ?? [];
}
