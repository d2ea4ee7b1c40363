/** Tests that would not be what they are where the background is killed before every message, and why. `npm run e2e:kills` skips them. */
export const notKilled: ReadonlyMap<string, string> = new Map([
  [
    'a pointer that crosses fifty addresses does not make cards flicker; one that rests on two opens one, which moves',
    'It crosses them quickly, and with a kill before each step the pointer does rest on many.',
  ],
  [
    'offline is said to be offline, on a card, too, and is asked once more when it is not, without a click',
    'In Chromium a new background asks before the network is taken from it, too.',
  ],
  [
    'a paused work sends nothing, and goes on where it was',
    'It counts the requests under way at a pause; one whose background was killed is rightly sent again.',
  ],
  [
    'what takes under 150 ms shows no sign of waiting, and what takes longer does',
    'It looks at what is answered at once, and a background that was killed begins anew for it.',
  ],
  [
    'what leaves the browser is what the service saw, after a kill of the background, too',
    'It compares how requests ended, which a background that was killed meanwhile rightly did not note.',
  ],
]);
