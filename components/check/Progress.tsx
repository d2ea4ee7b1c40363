/** That something is under way, in words and with a sign that turns. */
export function Progress({ words }: { words: string }) {
  return (
    <p className="progress">
      <span className="spinner" aria-hidden="true" />
      {words}
    </p>
  );
}
