import type { PageAnswer } from '@/lib/extension/messages';

/** Where the background does not answer at all. */
export const notChecked: PageAnswer = {
  level: 'unknown',
  headline: 'Not checked',
  address: '',
  networks: [],
  networkNames: '',
  reasons: [],
  needsContext: false,
  picture: [],
  explorer: '',
};
