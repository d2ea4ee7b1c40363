import * as z from 'zod/mini';
import { isNetworkId, type NetworkId } from '@/lib/address/networks';
import { longestAddress } from '@/lib/extension/check-messages';
import { mostAlike } from '@/lib/extension/tab-messages';
import { levels } from '@/lib/verdict/verdict';

// Parts of what messages and files are parsed with.

/** An address as somebody wrote it. */
export const Address = z.string().check(z.maxLength(longestAddress));

/** Texts of a page that end alike. */
export const Alike = z.lazy(() => z.array(Address).check(z.maxLength(mostAlike)));

export const Network = z.custom<NetworkId>(isNetworkId);

/** A message without an input. */
export const Nothing = z.undefined();

/** A check by hand, as a file or a page of ours gives it back. */
export const Check = z.lazy(() =>
  z.object({
    address: Address,
    // A newer version may know more networks.
    networkId: z.catch(z.nullable(Network), null),
    // Dates go no farther: https://tc39.es/ecma262/#sec-time-values-and-time-range
    at: z.number().check(z.minimum(0), z.maximum(8.64e15)),
    level: z.enum(levels),
    isOnlyBlocked: z.optional(z.boolean()),
  }),
);
