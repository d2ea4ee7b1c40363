import type { Row } from './row';

/** Networks whose addresses are bech32 accounts. */
export const bech32Rows = [] as const satisfies readonly Row[];
