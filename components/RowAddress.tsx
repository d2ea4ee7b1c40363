/** As many characters at the end of an address are seen in any width: those that people compare. */
const tail = 8;

/** The address of a row of a long list, in one line. */
export function RowAddress({ address }: { address: string }) {
  return (
    <code className="row-address" translate="no">
      <span>{address.slice(0, -tail)}</span>
      {address.slice(-tail)}
    </code>
  );
}
