/**
 * Why the popup opens without an address: it stands in for the card on a page that extensions are kept out of, or where checks are switched
 * off; or what was clicked on has no address, several, or what may be a secret, which is put into no page's address.
 */
export const popupHints = ['page', 'off', 'none', 'several', 'secret'] as const;
export type PopupHint = (typeof popupHints)[number];
