import { Fragment } from 'react';
import { groupsOfFour } from '@/lib/extension/words';

/** The whole address in groups of four, to be compared by eye. The gaps are drawn, not written: what is copied has none. */
export function AddressText({ address }: { address: string }) {
  return (
    <code className="address" translate="no">
      {groupsOfFour(address).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; the same four characters may come twice
        <Fragment key={index}>
          <span>{group}</span>
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
