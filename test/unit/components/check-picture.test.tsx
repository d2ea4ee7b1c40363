// @vitest-environment jsdom
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CheckPanel } from '@/components/check/CheckPanel';
import { identifyNetworks } from '@/lib/address/identify';
import type { TakenPicture } from '@/lib/extension/picture-messages';
import {
  answerAs,
  bitcoinAddress,
  later,
  sent,
  sentOf,
  startAnew,
  verdict,
  violations,
} from './background-double';
import { codePicture, standInForCanvas } from './canvas-double';

startAnew();
beforeEach(standInForCanvas);
// Its first loading takes longer than a test waits.
beforeAll(() => import('@/components/check/read-picture'));

const ethereum = '0x52908400098527886E0F7030069857D2E4169EE7';
const payment = `bitcoin:${bitcoinAddress}?amount=0.1`;

/** A picture of nothing. */
const empty = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>';

const file = (content: string) => new File([content], 'code.png', { type: 'image/png' });
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Address' });
const button = () => screen.queryByRole('button', { name: 'Read a QR code from a picture' });
const checks = () => sentOf('check');

function open() {
  answerAs({ check: ({ address }) => verdict({ address, networks: identifyNetworks(address) }) });
  render(
    <main>
      <CheckPanel initialAddress="" ask="lists" />
    </main>,
  );
}

async function choose(picture: File) {
  // The choice of files is the browser's own; the picture is what it gives.
  await userEvent.upload(screen.getByLabelText('Picture with a QR code'), picture);
}

function paste(data: { files: File[]; types: string[] }): Event {
  const event = createEvent.paste(box(), { clipboardData: data });
  fireEvent(box(), event);
  return event;
}

describe('a picture with a QR code', () => {
  test('that is chosen is read into the box, and the lists alone are asked', async () => {
    open();
    expect(await violations()).toEqual([]);
    await choose(file(codePicture([payment])));
    await waitFor(() => expect(box().value).toBe(payment));
    expect(document.activeElement).toBe(box());
    expect(button()).toBeNull();
    await waitFor(() =>
      expect(checks()).toEqual([
        {
          address: bitcoinAddress,
          networkId: 'bitcoin',
          ask: 'local',
          byHand: true,
          beside: payment.replace(bitcoinAddress, ' '),
        },
      ]),
    );
  });

  test('that is pasted is read', async () => {
    open();
    const event = paste({ files: [file(codePicture([ethereum]))], types: ['Files'] });
    expect(event.defaultPrevented).toBe(true);
    await waitFor(() => expect(box().value).toBe(ethereum));
  });

  test('is left alone where a text is pasted with it', () => {
    open();
    const event = paste({ files: [file(codePicture([ethereum]))], types: ['text/plain', 'Files'] });
    expect(event.defaultPrevented).toBe(false);
    expect(screen.queryByText('Reading the picture…')).toBeNull();
  });

  test('that is dropped is read, in place of what stood there', async () => {
    open();
    fireEvent.change(box(), { target: { value: 'hello' } });
    const types = ['Files', 'text/uri-list'];
    expect(fireEvent.dragOver(box(), { dataTransfer: { types } })).toBe(false);
    const dataTransfer = { types, files: [file(codePicture([ethereum]))] };
    expect(fireEvent.drop(box(), { dataTransfer })).toBe(false);
    expect(box().value).toBe('');
    await waitFor(() => expect(box().value).toBe(ethereum));
  });

  test.each([
    ['a payment link of Ethereum', `ethereum:${ethereum}@1`, ethereum],
    ['an explorer’s link', `https://etherscan.io/address/${ethereum}`, ethereum],
    [
      'an address in capitals',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    ],
  ])('that holds %s is checked as if that were pasted', async (_, text, address) => {
    open();
    await choose(file(codePicture([text])));
    await waitFor(() => expect(checks()).toMatchObject([{ address }]));
    expect(box().value).toBe(text);
  });

  test('with several addresses in it asks which one is meant', async () => {
    open();
    await choose(file(codePicture([payment, ethereum])));
    await screen.findByText('There are 2 different addresses in this text. Which one do you mean?');
    expect(box().value).toBe(`${payment}\n${ethereum}`);
    expect(checks()).toEqual([]);
  });

  test.each([
    ['dark on what can be seen through', ['none', 'black']],
    ['bright on what can be seen through', ['none', 'white']],
    ['bright on dark', ['black', 'white']],
  ])('%s is read', async (_, colours) => {
    open();
    await choose(file(codePicture([ethereum], 4, colours)));
    await waitFor(() => expect(box().value).toBe(ethereum));
  });
});

describe('in words', () => {
  const half = codePicture([ethereum]).replace(
    '</svg>',
    '<rect x="9" y="9" width="17" height="17"/></svg>',
  );
  const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="10001" height="10000"/>';

  test.each([
    ['no code', empty, /^No QR code was found in this picture\./],
    ['a code that is damaged', half, /^There seems to be a QR code in this picture/],
    ['a file that is no picture', 'hello', /^This is no picture that can be read here/],
    ['a file that is too large', ' '.repeat(20_000_001), /^This picture is too large/],
    ['a picture that is too large', huge, /^This picture is too large/],
    // 10,001 by 10,000 pixels, none of which is unpacked: it would be no picture.
    [
      'a small file of a picture that is too large',
      `GIF87a\x11\x27\x10\x27\0\0\0,${'\0'.repeat(8)}`,
      /^This picture is too large/,
    ],
  ])(
    '%s is said, until something is typed',
    async (_, content, words) => {
      open();
      await choose(file(content));
      await screen.findByText(words);
      expect(box().getAttribute('aria-describedby')).toBe(
        screen.getByText(words).parentElement?.id,
      );
      expect(await violations()).toEqual([]);
      expect(checks()).toEqual([]);
      fireEvent.change(box(), { target: { value: 'x' } });
      expect(screen.queryByText(words)).toBeNull();
    },
    20_000,
  );
});

describe('the picture that was clicked on in a page', () => {
  const data = (svg: string) => `data:image/png;base64,${btoa(svg)}`;
  const place = { left: 0, top: 0, width: 10, height: 10, view: { left: 0, top: 0, width: 10 } };

  function openOn(taken: TakenPicture | Promise<TakenPicture>) {
    answerAs({
      'picture/take': () => taken,
      check: ({ address }) => verdict({ address, networks: identifyNetworks(address) }),
    });
    render(<CheckPanel initialAddress="" ask="lists" pictureOf={7} />);
  }

  test('is asked for once, and read', async () => {
    const { promise, resolve } = later<TakenPicture>();
    openOn(promise);
    await screen.findByText('Reading the picture…');
    resolve({ status: 'whole', image: data(codePicture([payment])) });
    await waitFor(() => expect(checks()).toMatchObject([{ address: bitcoinAddress }]));
    expect(sent.filter(({ type }) => type === 'picture/take')).toEqual([
      { type: 'picture/take', request: { tabId: 7 } },
    ]);
  });

  test('is dropped where the user types meanwhile', async () => {
    const { promise, resolve } = later<TakenPicture>();
    openOn(promise);
    await screen.findByText('Reading the picture…');
    fireEvent.change(box(), { target: { value: ethereum } });
    resolve({ status: 'whole', image: data(codePicture([payment])) });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText('Reading the picture…')).toBeNull();
    expect(box().value).toBe(ethereum);
  });

  test('is cut out of what was seen: no code beside it is read', async () => {
    const image = data(codePicture([payment, ethereum]));
    const side = 41;
    const right = {
      left: side,
      top: 0,
      width: side,
      height: side,
      view: { left: 0, top: 0, width: 2 * side },
    };
    openOn({ status: 'seen', image, place: right });
    await waitFor(() => expect(box().value).toBe(ethereum));
  });

  test.each<[string, TakenPicture, RegExp]>([
    [
      'no code is seen',
      { status: 'seen', image: data(empty), place },
      /^No QR code was found in what can be seen of this picture\. Scroll/,
    ],
    [
      'it is out of view',
      { status: 'out-of-view' },
      /^A part of the picture is out of view\. Scroll/,
    ],
    ['it is out of reach', { status: 'out-of-reach' }, /Copy the picture and paste it here/],
    ['it is gone', { status: 'gone' }, /Choose the menu item on it again/],
  ])('is said to be unread where %s', async (_, taken, words) => {
    openOn(taken);
    await screen.findByText(words);
    expect(box().value).toBe('');
  });
});
