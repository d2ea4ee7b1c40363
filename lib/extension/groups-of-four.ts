/** An address in groups of four characters, to be compared by eye; what ends in a colon before it ('kaspa:') is one by itself, as many leave it out. */
export function groupsOfFour(address: string): string[] {
  return address.match(/^\w{1,12}:|.{1,4}/gsu) ?? [];
}
