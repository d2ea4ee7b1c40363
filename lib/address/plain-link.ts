/** A link with what browsers and apps write in the place of ':' and '@', which stand in addresses: 'kaspa%3Aq…', 'lava%401…'. */
const coded = /%(?:3A|40)/gi;

/** What wallets' apps open, with a link to pay in other words behind it: that of MetaMask (EIP-681), those of TON and of Stellar (SEP-7). */
const ofApps = [
  [/^https:\/\/(?:metamask\.app\.link|link\.metamask\.io)\/send\//i, 'ethereum:'],
  [/^(?:ton(?:keeper)?:\/\/|https:\/\/(?:app\.)?tonkeeper\.com\/)transfer\//i, 'ton:'],
  [/^web\+stellar:pay\?(?:\S*?&)??destination=/i, 'stellar:'],
] as const;

/**
 * A link as it is read: with the signs that stand in addresses written out, and one for a wallet's app as the link to pay that it is. Any
 * other text is as it was.
 */
export function plainLink(text: string): string {
  if (!/^[a-z][a-z\d+.-]{1,30}:\S+$/i.test(text)) return text;
  const plain = text.replaceAll(coded, (code) => (code === '%40' ? '@' : ':'));
  return ofApps.reduce((link, [app, scheme]) => link.replace(app, scheme), plain);
}
