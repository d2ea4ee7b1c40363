import type { BrowserKind } from '@/test/browsers/find-browser';
import { noteComplaints, readComplaints, untilComplaintsAreHeard } from '@/test/e2e/complaints';
import { type Page, until } from '@/test/e2e/driver';
import { ask, connect } from '@/test/e2e/extension';
import { hostileAccount, hostileLists } from '@/test/e2e/hostile-lists';
import { type HostileService, startHostileService } from '@/test/e2e/hostile-service';
import { markupTexts, trickyTexts } from '@/test/e2e/hostile-texts';
import { meetList, origins } from '@/test/e2e/meet-lists';
import { meetTextsInCard, meetTextsInList, meetTextsInPopup } from '@/test/e2e/meet-texts';
import { checkToEnd } from '@/test/e2e/popup';
import { type Ground, never, onGround } from './ground';
import { type Row, tryRow } from './row';

/** No page may have more asked in a minute than 30 addresses. */
const mostInCard = 28;

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const megabyte = trickyTexts['a megabyte'] ?? '';
const texts = [...markupTexts, ...Object.values(trickyTexts)];

/** A list from elsewhere is shown, and is taken, within so many milliseconds on a machine that does nothing else. */
const listBar = 2000;

/** What a service says, in each field and each view that shows it. Bad is a dialog, an element, an attribute or a text that differs. */
export function tryTexts(kind: BrowserKind): Promise<Row[]> {
  return onGround(kind, async (ground) => {
    const service = await startHostileService();
    try {
      await connect(ground.driver, { url: service.url, key: 'key' });
      await untilComplaintsAreHeard({ eval: ground.driver.evalInBackground });
      return [...(await tryViews(ground, service)), ...(await tryLists(ground))];
    } finally {
      await service.close();
    }
  });
}

async function tryViews({ driver, pages }: Ground, service: HostileService): Promise<Row[]> {
  const popup = await driver.openExtensionPage('popup.html');
  const tryView = (what: string, said: readonly string[], meet: () => Promise<string[]>) =>
    tryRow(what, async () => {
      await driver.evalInBackground(noteComplaints);
      const wrongs = await meet();
      return never([...wrongs, ...(await driver.evalInBackground(readComplaints))], said.length);
    });
  const some = [...texts.slice(-9), ...texts.filter((_, at) => at % 2)].slice(0, mostInCard);
  // A page of a list is a megabyte at most.
  const short = texts.map((text) => text.slice(0, 2000));
  return [
    await tryView('scamReport and message in the popup: not as text', texts, () =>
      meetTextsInPopup(popup, service, texts, 'answer'),
    ),
    await tryView('words of an error in the popup: not as text', texts, () =>
      meetTextsInPopup(popup, service, texts, 'error'),
    ),
    await tryView('scamReport and message in the card: not as text', some, () =>
      meetTextsInCard(driver, pages, service, some),
    ),
    await tryView('symbol and other fields of a list: not as text', short, () =>
      meetTextsInList(driver, service, short),
    ),
    await tryRow('1 MB in each field of a report in the list of a service', () =>
      tryLongReport(popup, service),
    ),
    await tryRow('polluted prototypes', async () =>
      never(await driver.evalInBackground(() => Object.keys(Object(self).Object.prototype))),
    ),
  ];
}

/** A page of that list is longer than any that is read. */
async function tryLongReport(popup: Page, service: HostileService): Promise<Omit<Row, 'what'>> {
  service.list([{ address: hostileAccount(0), hostile: megabyte }]);
  await ask(popup, 'sources/update');
  const error = await until('a word on the list', async () => {
    const sources = await ask(popup, 'sources/list');
    return sources.find(({ id }) => id === 'service')?.error ?? undefined;
  });
  const { level } = await checkToEnd(popup, wannaCry);
  return {
    seen: `refused: “${error}”; then a check says ${level}`,
    isGood: level === 'danger' && error.length < 300,
  };
}

/** Lists from elsewhere, each of one form: with all texts, cut short, and with a megabyte wherever there can be a text. */
async function tryLists({ driver, pages }: Ground): Promise<Row[]> {
  const rows: Row[] = [];
  const said = { 'all texts': texts.map((text) => text.slice(0, 2000)), '1 MB': [megabyte] };
  for (const [form, make] of Object.entries(hostileLists)) {
    for (const origin of origins) {
      for (const [what, each] of Object.entries(said)) {
        rows.push(
          await tryRow(`${what} in each field of a list, ${form}, ${origin}`, async () => {
            await driver.evalInBackground(noteComplaints);
            const met = await meetList(driver, pages, make(each), origin);
            const complaints = await driver.evalInBackground(readComplaints);
            const { seen, isGood } = never([...met.wrongs, ...complaints], each.length);
            const slow = Math.max(met.understood, met.taken);
            const times = `shown after ${met.understood.toFixed(0)} ms, taken after ${met.taken.toFixed(0)} ms`;
            return { seen: `${seen}; ${times}`, isGood: isGood && slow <= listBar };
          }),
        );
      }
    }
  }
  return rows;
}
