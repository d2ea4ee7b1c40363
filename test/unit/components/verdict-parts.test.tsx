// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ComparedAddresses } from '@/components/ComparedAddresses';
import { ExplorerLinks } from '@/components/check/ExplorerLinks';
import { ExportMenu } from '@/components/check/ExportMenu';
import { actionMenu } from '@/components/check/MenuButton';
import { Icon } from '@/components/Icon';
import { VerdictView } from '@/components/VerdictView';
import type { Verdict } from '@/lib/verdict/verdict';
import { bitcoinAddress, startAnew, verdict, violations } from './background-double';
import { report } from './reports-double';

startAnew();

const explorers = (change: Partial<Verdict>) =>
  render(
    <main>
      <ExplorerLinks verdict={verdict(change)} />
    </main>,
  );

describe('the explorers of an address', () => {
  test('are one link where one network is meant', async () => {
    explorers({ networkId: 'litecoin', networks: ['bitcoin', 'litecoin'] });
    const [link, ...others] = screen.getAllByRole('link');
    expect(link?.getAttribute('href')).toContain(bitcoinAddress);
    expect(link?.getAttribute('rel')).toContain('noreferrer');
    expect(others).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Other explorers' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('are the likeliest first, and a menu of all where there are several', async () => {
    explorers({ networks: ['bitcoin', 'bitcoin-cash'] });
    await userEvent.click(screen.getByRole('button', { name: 'Other explorers' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Bitcoinmempool.space',
      'Bitcoin Cashblockchair.com',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Other explorers' }));
  });

  test('are none where the address is on no network', () => {
    explorers({ networks: [] });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the result of a check is saved', () => {
  let saved: { name: string; blob: Blob | undefined }[] = [];
  let blobs: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  beforeEach(() => {
    saved = [];
    blobs = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => {},
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob: blobs.at(-1) });
    });
  });
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });

  test.each([
    ['Save the result as text', 'address-check-2026-11-01-1A1zP1eP.txt', 'Checked by'],
    ['Save the result as JSON', 'address-check-2026-11-01-1A1zP1eP.json', '"checkedAt"'],
  ])('%s', async (words, name, content) => {
    render(<ExportMenu verdict={verdict()} />);
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: words }));
    expect(saved.map((file) => file.name)).toEqual([name]);
    expect(await saved[0]?.blob?.text()).toContain(content);
  });

  test('by a menu that opens by itself where it was pressed before it was loaded', async () => {
    const { part } = actionMenu;
    actionMenu.part = null;
    render(<ExportMenu verdict={verdict()} />);
    const early = screen.getByRole('button', { name: 'More actions' });
    expect(early.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(early);
    expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
    actionMenu.part = part;
  });

  test.each([
    ['{Shift}', 'button', 'More actions'],
    ['{Enter}', 'menuitem', 'Save the result as text'],
  ])(
    'where the button had the focus before it was loaded, after %s that is on the %s “%s”',
    async (key, role, name) => {
      const { part } = actionMenu;
      actionMenu.part = null;
      render(<ExportMenu verdict={verdict()} />);
      const early = screen.getByRole('button', { name: 'More actions' });
      early.focus();
      await userEvent.keyboard(key);
      await vi.waitFor(() => expect(early.isConnected).toBe(false));
      await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
      actionMenu.part = part;
    },
  );
});

test('two addresses are compared one above the other, with what differs marked and said', async () => {
  const rows = [
    { name: 'This address', marked: '0x52 90[33] [33]33' },
    { name: 'Alice', marked: '0x52 90[44] [4]4[3]3' },
  ];
  const { container } = render(
    <main>
      <ComparedAddresses rows={rows} />
    </main>,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['This address', 'Alice']);
  const marks = Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marks).toEqual(['33', '33', '44', '4', '3']);
  expect(screen.getAllByText('differs:')).toHaveLength(5);
  expect(await violations()).toEqual([]);
});

describe('a verdict', () => {
  const reasonsOf = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent);
  const reported = {
    code: 'reported',
    level: 'danger',
    report: { ...report, sourceId: 'service', label: '' },
    elsewhere: false,
    sourceName: 'api.example.com',
    at: 0,
  } as const;
  const said = (text: string) =>
    ({
      code: 'service-report',
      level: 'caution',
      text,
      sourceName: 'api.example.com',
      at: 0,
    }) as const;

  test('names the form of the address where everybody reads it', () => {
    render(<VerdictView verdict={verdict()} />);
    expect(screen.getByText('Bitcoin · no typing error seen · Format: P2PKH')).toBeDefined();
    expect(document.querySelector('[title]')).toBeNull();
  });

  test('says that no typing error is seen only where one would be', () => {
    render(<VerdictView verdict={verdict({ checksum: 'absent' })} />);
    expect(screen.getByText('Bitcoin · Format: P2PKH')).toBeDefined();
  });

  test('leads to where a list has a report from', () => {
    const link = 'https://lists.example/case/7';
    const reasons = [{ ...reported, report: { ...reported.report, link } }];
    render(<VerdictView verdict={verdict({ level: 'danger', reasons })} />);
    expect(screen.getByRole('link', { name: /^Details/ }).getAttribute('href')).toBe(link);
  });

  test('marks a contact with the tick of its list, and no question', () => {
    const trusted = { code: 'own-trusted', level: 'unknown', name: 'Bob', note: '' } as const;
    render(<VerdictView verdict={verdict({ level: 'unknown', reasons: [trusted] })} />);
    const { container } = render(<Icon name="done" />);
    expect(document.querySelector('.reasons .icon')?.innerHTML).toBe(
      container.querySelector('.icon')?.innerHTML,
    );
  });

  test('tells one report once, though the service says it as its list does', () => {
    const reasons = [reported, said('Reported 3 times, last on 2026-05-01')];
    render(<VerdictView verdict={verdict({ level: 'danger', reasons })} />);
    expect(reasonsOf()).toEqual([
      'Reported 3 times, last on 1 May 2026; what is sent to it is hardly ever got back, so send nothing unless you know why it is reported.',
    ]);
  });

  test('tells both where the service knows something newer, with the days written alike', () => {
    const reasons = [reported, said('Reported 4 times, last on 2026-06-02')];
    render(<VerdictView verdict={verdict({ level: 'danger', reasons })} />);
    expect(reasonsOf()).toEqual([
      'Reported 3 times, last on 1 May 2026; what is sent to it is hardly ever got back, so send nothing unless you know why it is reported.',
      'The service reports: Reported 4 times, last on 2 Jun 2026.',
    ]);
  });
});
