import { Fragment } from 'react';
import { i18n } from '#i18n';
import { groupsOfFour } from '@/lib/extension/groups-of-four';

/**
 * The whole address in groups of four, to be compared by eye. The gaps are drawn, not written: what is copied has none. `wrongAt`: the
 * UTF-16 offset of a character that is pointed at; `isGuess`: another one may be wrong in its place.
 */
export function AddressText({
  address,
  wrongAt,
  isGuess = false,
}: {
  address: string;
  wrongAt?: number;
  isGuess?: boolean;
}) {
  let start = 0;
  const isOne = isWords(address);
  const groups = (isOne ? [address] : groupsOfFour(address)).map((text) => {
    const group = { text, start };
    start += text.length;
    return group;
  });
  return (
    <code className={isOne ? 'address words' : 'address'} translate="no" dir="ltr">
      {groups.map(({ text, start }) => (
        <Fragment key={start}>
          <span>
            {wrongAt === undefined ? (
              text
            ) : (
              <Pointed text={text} wrongAt={wrongAt - start} isGuess={isGuess} />
            )}
          </span>
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

/** No address of letters and digits by chance is shorter, in characters. */
const shortest = 20;

/** What has blanks is no address, and what is shorter is a name ('alice.near') or a number of an account: both are read as words. */
function isWords(text: string): boolean {
  return text.length < shortest || /\s/.test(text);
}

/** A group of which one character may be marked, with words for those who do not see the mark. */
function Pointed({ text, wrongAt, isGuess }: { text: string; wrongAt: number; isGuess: boolean }) {
  if (wrongAt < 0 || wrongAt >= text.length) return text;
  const character = String.fromCodePoint(text.codePointAt(wrongAt) ?? 0xfffd);
  return (
    <>
      {text.slice(0, wrongAt)}
      <span className="unseen">
        {isGuess ? i18n.t('check.maybeWrongHere') : i18n.t('check.wrongHere')}
      </span>
      <mark>{character}</mark>
      {text.slice(wrongAt + character.length)}
    </>
  );
}
