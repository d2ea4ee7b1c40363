// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Attacks } from '@/lib/page/attacks';
import { PageCheck } from '@/lib/page/page-check';

// EIP-55, section "Test Cases".
const address = '0x52908400098527886E0F7030069857D2E4169EE7';

class RangeSet extends Set {
  constructor(...ranges: unknown[]) {
    super(ranges);
  }
}

let answers: unknown;
let asked: number;
let check: PageCheck | undefined;

beforeEach(() => {
  // jsdom has no highlights.
  vi.stubGlobal('Highlight', RangeSet);
  vi.stubGlobal('CSS', { highlights: new Map(), supports: () => true });
  fakeBrowser.reset();
  answers = { error: 'the lists are locked' };
  vi.spyOn(console, 'debug').mockReturnValue();
  asked = 0;
  fakeBrowser.runtime.onMessage.addListener((_, __, respond) => {
    asked++;
    respond(answers);
    return true;
  });
});
afterEach(() => check?.stop());

test('a page of which an address has no answer yet is still being read', async () => {
  document.body.innerHTML = `<p>${address}</p>`;
  check = new PageCheck(Object(settings), new Attacks());
  expect(check.found()).toMatchObject({ addresses: [], isReading: true });
  // The page itself is read by then.
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1));
  expect(check.found()).toMatchObject({ addresses: [], isReading: true });
  answers = { answer: { kinds: [{ level: 'danger', networks: ['ethereum'] }], of: [0] } };
  await vi.waitFor(() =>
    expect(check?.found()).toMatchObject({ addresses: [{ address }], isReading: false }),
  );
});

test('a page without an address was read', async () => {
  document.body.innerHTML = '<p>Nothing</p>';
  check = new PageCheck(Object(settings), new Attacks());
  await vi.waitFor(() => expect(check?.found()).toMatchObject({ addresses: [], isReading: false }));
});

const settings = { quietUnderline: false, holdPastes: true, looks: { shadowRules: '' } };
