// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ManyAnswer } from '@/lib/extension/check-messages';
import {
  bitcoinAddress,
  later,
  ownList,
  sent,
  settings,
  startAnew,
  verdict,
  violations,
} from './background-double';
import {
  asked,
  done,
  evm,
  host,
  list,
  open,
  press,
  rows,
  scam,
  withoutLayout,
  withService,
} from './many-double';

const refused = (address: string): ManyAnswer => ({
  status: 'refused',
  message: 'No such path.',
  verdict: verdict({
    address,
    reasons: [
      {
        code: 'service-failed',
        level: 'unknown',
        error: 'not-found',
        message: 'No such path.',
        sourceName: host,
      },
    ],
  }),
});

startAnew();
beforeEach(withoutLayout);

describe('the service', () => {
  test('that is not set is not offered', async () => {
    await open(evm);
    await done();
    expect(screen.getByText(/^No service is set up/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  });

  test('is not said to be not set where nobody tells the settings', async () => {
    await open(evm, {
      'settings/get': () => {
        throw new Error('The store cannot be opened.');
      },
    });
    await done();
    expect((await screen.findByRole('alert')).textContent).toBe('The store cannot be opened.');
    expect(screen.queryByText(/^No service is set up/)).toBeNull();
  });

  test('that was known stays where a later question gets no answer', async () => {
    let refused = 0;
    let isGone = false;
    await open(evm, {
      'settings/get': () => {
        if (!isGone) return withService();
        refused++;
        throw new Error('The store cannot be opened.');
      },
    });
    await done();
    const button = () => screen.findByRole('button', { name: /^Ask api/ });
    await button();
    isGone = true;
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(refused).toBeGreaterThan(0));
    await button();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not asked while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(evm, { 'settings/get': withService });
    expect(await screen.findByText(/^You are offline, so api.example.com/)).toBeDefined();
  });

  test('is not about to be asked again by itself, with the focus, when the browser is online again', async () => {
    const user = await open(evm, { 'settings/get': withService });
    await done();
    await user.click(await screen.findByRole('button', { name: /^Ask/ }));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await screen.findByText(/^You are offline/);
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: /^Ask/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send 1 request' })).toBeNull();
  });

  test('is not asked by the press that asks how much that is, made twice, and Escape is no', async () => {
    const user = await open(`${evm}\n${scam}`, {
      'settings/get': withService,
      'many/ask': ({ address }) => asked(address),
    });
    await done();
    const ask = await screen.findByRole('button', { name: `Ask ${host} about 2 addresses` });
    ask.focus();
    await user.keyboard('{Enter}');
    const keep = screen.getByRole('button', { name: 'Not now' });
    expect(document.activeElement).toBe(keep);
    const told = document.getElementById(keep.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toMatch(/^2 requests go to api.example.com/);
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe(`Ask ${host} about 2 addresses`);
    await user.keyboard('{Enter}{Escape}');
    expect(document.activeElement?.textContent).toBe(`Ask ${host} about 2 addresses`);
    await user.keyboard('{Enter}');
    // The second click of two, of which the first one was on what stood there before.
    fireEvent.click(screen.getByRole('button', { name: 'Send 2 requests' }), { detail: 2 });
    expect(sent.filter(({ type }) => type === 'many/ask')).toEqual([]);
    await user.keyboard('{Tab}{Enter}');
    expect(document.activeElement?.textContent).toBe('2 rows');
    await screen.findByText(`There is nothing left here to ask ${host} about.`);
  });

  test('keeps its answers, which cost, where another list was wanted and then is not', async () => {
    const user = await open(`${evm}\n${scam}`, {
      'settings/get': withService,
      'many/ask': ({ address }) => asked(address),
    });
    await done();
    await user.click(await screen.findByRole('button', { name: `Ask ${host} about 2 addresses` }));
    await press(user, 'Send 2 requests');
    await screen.findByText(`There is nothing left here to ask ${host} about.`);
    const before = rows();
    await press(user, 'Check another list');
    expect(screen.queryByRole('listbox')).toBeNull();
    await press(user, 'Cancel');
    expect(rows()).toEqual(before);
    expect(document.activeElement?.textContent).toBe('2 rows');
    await press(user, 'Check another list');
    await user.paste(bitcoinAddress);
    await press(user, 'Check them');
    await done();
    expect(rows()).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  test('is asked once an address, after the user knows how often; keys and wrong ones are not sent', async () => {
    const user = await open(`${list}\n${bitcoinAddress}`, {
      'settings/get': withService,
      'many/ask': ({ address }) => asked(address),
    });
    await done();
    await user.click(await screen.findByRole('button', { name: `Ask ${host} about 3 addresses` }));
    expect(screen.getByText(/^3 requests go to api.example.com/)).toBeDefined();
    expect(sent.filter(({ type }) => type === 'many/ask')).toEqual([]);
    expect(await violations()).toEqual([]);
    await press(user, 'Send 3 requests');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '7 rows' }));
    await done();
    expect(sent.filter(({ type }) => type === 'many/ask').map(({ request }) => request)).toEqual(
      [bitcoinAddress, scam, evm].map((address) => ({ address, networkId: null })),
    );
    expect(rows().filter((row) => row?.includes('Service asked'))).toHaveLength(4);
    expect(screen.getByText(/nothing left here to ask api.example.com about/)).toBeDefined();
  });

  test('that was set up in place of the one that was asked can be asked, too', async () => {
    let address = `https://${host}`;
    const user = await open(evm, {
      'settings/get': () => settings({ serviceAddress: address }),
      'many/ask': () => asked(evm),
    });
    await done();
    await user.click(await screen.findByRole('button', { name: /^Ask/ }));
    await press(user, 'Send 1 request');
    await screen.findByText(/nothing left here to ask api.example.com about/);
    address = 'https://other.example';
    window.dispatchEvent(new Event('focus'));
    await screen.findByRole('button', { name: 'Ask other.example about 1 address' });
  });

  test('that wants to be left alone is, and then asked again', async () => {
    let times = 0;
    const second = later<ManyAnswer>();
    const user = await open(evm, {
      'settings/get': withService,
      'many/ask': () => (times++ === 0 ? { status: 'later', milliseconds: 30 } : second.promise),
    });
    await user.click(await screen.findByRole('button', { name: /^Ask/ }));
    await press(user, 'Send 1 request');
    expect(await screen.findByText(/asked for a pause. It goes on by itself at/)).toBeDefined();
    second.resolve(asked(evm));
    await done();
    expect(times).toBe(2);
  });

  test('that wants to be left alone is said so again after a pause of the user', async () => {
    const user = await open(evm, {
      'settings/get': withService,
      'many/ask': () => ({ status: 'later', milliseconds: 60_000 }),
    });
    await user.click(await screen.findByRole('button', { name: /^Ask/ }));
    await press(user, 'Send 1 request');
    await screen.findByText(/asked for a pause/);
    await press(user, 'Pause');
    expect(screen.getByText('Paused at 0 of 1')).toBeDefined();
    await press(user, 'Go on');
    expect(screen.getByText(/asked for a pause/)).toBeDefined();
  });

  test('that cannot be asked pauses the work, with the reason', async () => {
    const user = await open(evm, {
      'settings/get': withService,
      'many/ask': () => ({ status: 'stopped', message: 'The key is refused.' }),
    });
    await user.click(await screen.findByRole('button', { name: /^Ask/ }));
    await press(user, 'Send 1 request');
    expect((await screen.findByRole('alert')).textContent).toBe('Stopped: The key is refused.');
    await press(user, 'Stop');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1 row' }));
    expect(screen.getByRole('button', { name: `Ask ${host} about 1 address` })).toBeDefined();
  });

  test('that does not know one network is asked about the others', async () => {
    const user = await open(`${evm}\n${scam}\n${bitcoinAddress}`, {
      'settings/get': withService,
      'many/ask': ({ address }) => (address === scam ? refused(scam) : asked(address)),
    });
    await done();
    await user.click(await screen.findByRole('button', { name: /^Ask/ }));
    await press(user, 'Send 3 requests');
    await done();
    const said = rows().map((row) => /Service asked|No usable answer/.exec(row ?? '')?.[0]);
    expect(said).toEqual(['Service asked', 'No usable answer', 'Service asked']);
  });

  test('that refuses all is asked once, and five times more where the user goes on', async () => {
    const many = Array.from({ length: 20 }, (_, i) => `0x${String(i).padStart(40, 'a')}`);
    const user = await open(many.join('\n'), {
      'settings/get': withService,
      'many/look-up': ({ questions }) => questions.map(({ address }) => verdict({ address })),
      'many/ask': ({ address }) => refused(address),
    });
    const requests = () => sent.filter(({ type }) => type === 'many/ask').length;
    await user.click(await screen.findByRole('button', { name: /^Ask/ }));
    await press(user, 'Send 20 requests');
    expect((await screen.findByRole('alert')).textContent).toBe('Stopped: No such path.');
    // Two are under way at once.
    await vi.waitFor(() => expect(requests()).toBe(2));
    await press(user, 'Go on');
    await screen.findByRole('alert');
    await vi.waitFor(() => expect(requests()).toBeGreaterThan(5));
    expect(requests()).toBeLessThan(9);
  });

  test('goes on being asked while the user says something of a row', async () => {
    const answers = new Map([evm, bitcoinAddress].map((one) => [one, later<ManyAnswer>()]));
    const user = await open(`${evm}\n${bitcoinAddress}`, {
      'settings/get': withService,
      'many/ask': ({ address }) => answers.get(address)?.promise ?? asked(address),
      'own/put': () => ({ status: 'saved', entry: {} as never, list: ownList() }),
    });
    await done();
    await user.click(await screen.findByRole('button', { name: /^Ask/ }));
    await press(user, 'Send 2 requests');
    screen.getByRole('listbox', { name: 'Checked rows' }).focus();
    await user.keyboard('{End}');
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    await vi.waitFor(() => expect(sent.at(-1)?.type).toBe('many/look-up'));
    for (const [address, answer] of answers) answer.resolve(asked(address));
    await done();
    expect(rows().filter((row) => row?.includes('Service asked'))).toHaveLength(2);
  });
});
