import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { reportedAddress, seedReports, unreportedAddress } from '@/test/service/seed';
import { startService } from '@/test/service/server';
import { cutOff } from './cut-off';
import { type Driver, type Page, shows } from './driver';
import { connect } from './extension';
import { test } from './fixtures';
import { checkToEnd } from './popup';
import { says } from './says';
import { openList } from './this-page';
import { alice, poisoned } from './trick-addresses';

test('the names of the tabs stand apart in the popup', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');
  await popup.resize(400, 560);
  const gaps = await popup.eval(() => {
    const boxes = Array.from(document.querySelectorAll('[role=tab]'), (tab) => {
      const range = document.createRange();
      range.selectNodeContents(tab);
      return range.getBoundingClientRect();
    });
    return boxes.slice(1).map(({ left }, n) => left - (boxes[n]?.right ?? 0));
  });
  expect(gaps).toHaveLength(2);
  // A blank in them has some 4 px.
  expect(Math.min(...gaps)).toBeGreaterThan(20);
});

test('the box is as high as its text, and keeps no scrollbar of a moment when it was not yet', async ({
  driver,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  await popup.resize(400, 560);
  // Three lines, and four beside a scrollbar, which Firefox keeps where the text is too long beside it.
  const text = `${reportedAddress} and ${unreportedAddress}`;
  await popup.fill({ css: '.address-box textarea' }, text);
  const { hidden, bar } = await popup.eval(() => {
    const field = document.querySelector('textarea') ?? document.createElement('textarea');
    const { borderLeftWidth } = getComputedStyle(field);
    return {
      hidden: field.scrollHeight - field.clientHeight,
      bar: field.offsetWidth - field.clientWidth - 2 * Number.parseFloat(borderLeftWidth),
    };
  });
  expect({ hidden, bar }).toEqual({ hidden: 0, bar: 0 });
});

test('an address stands in the form of a contact in the letters of the box', async ({ driver }) => {
  const page = await driver.openExtensionPage('popup.html?full&view=contacts');
  await page.click({ role: 'button', name: 'Add a contact' });
  await shows(page, 'input.address-box');
  const fonts = await page.eval(() =>
    Array.from(
      document.querySelectorAll('.address-box:is(input), .address-box > textarea'),
      (one) => getComputedStyle(one).fontFamily,
    ),
  );
  expect(fonts).toHaveLength(2);
  expect(fonts[0]).toBe(fonts[1]);
});

test('that an address was copied stands on its button, and moves no other one', async ({
  driver,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  await popup.resize(400, 560);
  await checkToEnd(popup, unreportedAddress);
  const places = () =>
    popup.eval(() =>
      Array.from(document.querySelectorAll('.panel:not([hidden]) .quiet'), (one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return [x, y + scrollY, width].map(Math.round);
      }),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(4);
  await popup.click({ role: 'button', name: 'Copy address' });
  await shows(popup, '.copy[data-status=copied]');
  expect(await places()).toEqual(before);
  expect((await popup.find({ css: '.copy [aria-live]' }))[0]?.text).toBe('Copied');
});

test('the button of a notice stands below its words where it does not fit beside them', async ({
  driver,
  service,
}) => {
  await connect(driver, { ...service, key: 'wrong' });
  const popup = await driver.openExtensionPage('popup.html');
  await popup.resize(400, 560);
  await checkToEnd(popup, unreportedAddress);
  // As long as the verdict says it, no notice does.
  await popup.click({ role: 'button', name: 'Clear' });
  await shows(popup, '.notices .notice button');
  const { words, button } = await popup.eval(() => {
    const button = document.querySelector('.notices .notice button');
    const range = document.createRange();
    if (button?.parentElement) range.setStart(button.parentElement, 0);
    if (button) range.setEndBefore(button);
    const { bottom } = range.getBoundingClientRect();
    return { words: bottom, button: button?.getBoundingClientRect().top ?? 0 };
  });
  expect(button).toBeGreaterThanOrEqual(words);
});

test('a report’s address begins where its facts do, on a ground that is wider, and needs no room behind its end', async ({
  driver,
}) => {
  const popup = await openReports(driver, 400);
  const { ground, address, facts, lines } = await popup.eval(() => {
    const button = document.querySelector<HTMLElement>('.rows .address-button');
    const groups = Array.from(button?.querySelectorAll('.address > span') ?? []);
    const left = (element?: Element | null) => element?.getBoundingClientRect().left ?? 0;
    const begin = left(groups[0]);
    const end = groups.at(-1)?.getBoundingClientRect().right ?? 0;
    const facts = left(button?.closest('li')?.querySelector('.tag'));
    const ground = left(button);
    if (button) button.style.width = `${Math.ceil(end - begin) + 9}px`;
    const tops = new Set(groups.map((one) => Math.round(one.getBoundingClientRect().top)));
    return { ground, address: begin, facts, lines: tops.size };
  });
  expect(address).toBeCloseTo(facts, 0);
  expect(address - ground).toBeGreaterThanOrEqual(4);
  expect(lines).toBe(1);
});

test('whatever a service calls a network, and however many reports there are, each stays within the popup, and says whose it is', async ({
  driver,
}) => {
  // The room that is left for the source in a line differs by the length of each.
  const reports = seedReports()
    .slice(0, 20)
    .map((report, n) => ({
      ...report,
      network: `Binance Smart Chain (BEP20)`.slice(0, 8 + n),
      reportCount: n % 2 ? '12' : '12345',
    }));
  const service = await startService({ reports });
  try {
    await connect(driver, service);
    const popup = await openReports(driver, 400);
    await says(popup, new URL(service.url).host);
    const sources = await popup.eval(() =>
      Array.from(
        document.querySelectorAll('.whole-facts bdi:last-child'),
        (source) => source.getBoundingClientRect().width,
      ),
    );
    expect(sources.length).toBe(20);
    expect(Math.min(...sources)).toBeGreaterThan(70);
    expect(await cutOff(popup)).toEqual([]);
  } finally {
    await service.close();
  }
});

test('the words of all fields of a view begin at the same place', async ({ driver }) => {
  const page = await driver.openExtensionPage('popup.html?full&view=reports');
  await shows(page, '.filters .picker-input');
  const paddings = await page.eval(() =>
    Array.from(document.querySelectorAll('.filters .picker-input, .filters select'), (field) => {
      const padding = Number.parseFloat(getComputedStyle(field).paddingInlineStart);
      // What both browsers add.
      return field.localName === 'select' ? padding + 4 : padding;
    }),
  );
  expect(paddings.length).toBeGreaterThan(3);
  expect(new Set(paddings).size).toBe(1);
});

test('what is called out of a page has a frame, and no louder heading than its groups', async ({
  driver,
  pages,
}) => {
  const url = pages.add(`<p>From ${alice}</p><p>and ${poisoned}</p>`);
  await driver.open(url);
  const popup = await openList(driver, url);
  await shows(popup, '.similar');
  const { heading, group, frame, list } = await popup.eval(() => {
    const style = (css: string) => getComputedStyle(document.querySelector(css) ?? document.body);
    return {
      heading: style('.similar > h2').fontSize,
      group: style('.group-head').fontSize,
      frame: style('.similar').border,
      list: style('.rows.found').border,
    };
  });
  expect(heading).toBe(group);
  expect(frame).toBe(list);
});

test('in a narrow window, the search of the settings is as wide as they are', async ({
  driver,
}) => {
  const options = await driver.openExtensionPage('options.html');
  await options.resize(400, 800);
  await shows(options, '.card');
  const width = (css: string) =>
    options.eval((css) => document.querySelector(css)?.getBoundingClientRect().width, css);
  expect(await width('.settings-search')).toBe(await width('.card'));
});

test('in the narrowest window, the chosen network ends before its arrow, the verdicts of the history stay whole words, and the times of requests fit', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  await popup.resize(200, 560);
  await shows(popup, '.picker-trigger');
  const room = await popup.eval(() => {
    const field = document.querySelector('.picker-input') ?? document.body;
    const arrow = document.querySelector('.picker-trigger > .icon')?.getBoundingClientRect();
    const end = Number.parseFloat(getComputedStyle(field).paddingInlineEnd);
    return (arrow?.left ?? 0) - (field.getBoundingClientRect().right - end);
  });
  expect(room).toBeGreaterThan(0);
  await checkToEnd(popup, reportedAddress);
  const history = await driver.openExtensionPage('popup.html?full&view=history');
  await history.resize(200, 560);
  await shows(history, '.full-list .check-level strong');
  const lines = await history.eval(() => {
    const range = document.createRange();
    range.selectNodeContents(
      document.querySelector('.full-list .check-level strong') ?? document.body,
    );
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  const options = await driver.openExtensionPage('options.html');
  await options.resize(200, 560);
  await shows(options, '.log time');
  const beyond = await options.eval(() => {
    const box = document.querySelector('.log') ?? document.body;
    return box.scrollWidth - box.clientWidth;
  });
  expect(beyond).toBe(0);
});

// Firefox makes the corners beside a scroll bar square.
test('the requests scroll within a frame, which alone has a border', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const options = await driver.openExtensionPage('options.html');
  await shows(options, '.log li:nth-child(5)');
  const borders = await options.eval(() => {
    const log = document.querySelector('.log') ?? document.body;
    return [log.parentElement ?? log, log].map((one) => {
      const { overflowY, borderTopWidth, borderTopRightRadius } = getComputedStyle(one);
      return [overflowY, borderTopWidth, borderTopRightRadius];
    });
  });
  expect(borders).toEqual([
    ['hidden', '1px', '12px'],
    ['auto', '0px', '0px'],
  ]);
});

test('in the card, a long headline takes two lines beside our name, the reasons of what is no address have its colour, and no button looks left over in its line', async ({
  driver,
  pages,
}) => {
  const rules = readFileSync(new URL('../../lib/background/card.css', import.meta.url), 'utf8');
  const page = await driver.open(
    pages.add(`<style>${rules}</style><div class="card" data-level="invalid" style="width:352px">
      <header><span class="mark"></span><h2>Looks like a contact, but is another</h2><small>Wallet Address Check</small></header>
      <ul><li data-level="invalid">Its length is wrong</li></ul>
      <div class="buttons"><button>Kopieren</button><button>Im Explorer öffnen</button>
        <button>Im Popup öffnen</button><button>Schließen</button></div></div>`),
  );
  const { lines, reason, card, buttons, last, narrow } = await page.eval(() => {
    const width = (css: string) => document.querySelector(css)?.getBoundingClientRect().width;
    const style = (css: string) => getComputedStyle(document.querySelector(css) ?? document.body);
    const height = document.querySelector('h2')?.getBoundingClientRect().height ?? 0;
    const whole = {
      lines: Math.round(height / (1.45 * 15)),
      reason: style('li').borderInlineStartColor,
      card: style('.card').borderTopColor,
      buttons: width('.buttons'),
      last: width('button:last-child'),
    };
    document.querySelector('.card')?.setAttribute('style', 'width:90px');
    return { ...whole, narrow: [width('.buttons'), width('button:nth-child(2)')] };
  });
  expect([lines, reason, last]).toEqual([2, card, buttons]);
  expect(narrow[1]).toBe(narrow[0]);
});

async function openReports(driver: Driver, width: number): Promise<Page> {
  const popup = await driver.openExtensionPage('popup.html?view=reports');
  await popup.resize(width, 560);
  await shows(popup, '.rows .address-button');
  return popup;
}
