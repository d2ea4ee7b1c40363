import type { NetworkId } from '@/lib/address/networks';
import { pictureOf } from '@/lib/address/picture';

/** The picture of the account of a valid address: an aid for the eye, beside the address. */
export function AccountPicture({ address, networkId }: { address: string; networkId: NetworkId }) {
  return (
    <svg className="account-picture" viewBox="0 0 5 5" aria-hidden="true" focusable="false">
      {pictureOf(address, networkId).map(({ path, colour }) => (
        <path key={colour} d={path} fill={colour} />
      ))}
    </svg>
  );
}
