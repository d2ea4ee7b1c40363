/** What can be said of an address, in the order in which it is offered. */
export const ownKinds = ['trusted', 'blocked'] as const;

/** How that looks. */
export const ownLook = {
  trusted: { icon: 'done', level: 'unknown' },
  blocked: { icon: 'danger', level: 'danger' },
} as const;
