import * as z from 'zod/mini';
import { isNetworkId, type NetworkId } from '@/lib/address/networks';

// Parts of what messages and files are parsed with.

/** An address as somebody wrote it. None of any network is longer than a unified one of Zcash; 512 characters leave room. */
export const Address = z.string().check(z.maxLength(512));

export const Network = z.custom<NetworkId>(isNetworkId);

/** A message without an input. */
export const Nothing = z.undefined();
