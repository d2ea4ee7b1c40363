/** A link with what browsers and apps write in the place of ':' and '@', which stand in addresses: 'kaspa%3Aq…', 'lava%401…'. */
const coded = /%(?:3A|40)/gi;

/** A link as it is read: with the signs that stand in addresses written out. Any other text is as it was. */
export function plainLink(text: string): string {
  if (!/^[a-z][a-z\d+.-]{1,30}:\S+$/i.test(text)) return text;
  return text.replaceAll(coded, (code) => (code === '%40' ? '@' : ':'));
}
