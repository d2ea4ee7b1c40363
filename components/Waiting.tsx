/** Says what is waited for, once the waiting is long enough to be felt. */
export function Waiting({ words }: { words: string }) {
  return <p className="muted late">{words}</p>;
}
