import type { BrowserKind } from '@/test/browsers/find-browser';
import { noteComplaints, readComplaints } from '@/test/e2e/complaints';
import { connect } from '@/test/e2e/extension';
import { type HostileService, startHostileService } from '@/test/e2e/hostile-service';
import { markupTexts, trickyTexts } from '@/test/e2e/hostile-texts';
import { meetTextsInCard, meetTextsInList, meetTextsInPopup } from '@/test/e2e/meet-texts';
import { type Ground, never, onGround } from './ground';
import { type Row, tryRow } from './row';

/** No page may have more asked in a minute than 30 addresses. */
const mostInCard = 28;

const texts = [...markupTexts, ...Object.values(trickyTexts)];

/** What a service says, in each field and each view that shows it. Bad is a dialog, an element, an attribute or a text that differs. */
export function tryTexts(kind: BrowserKind): Promise<Row[]> {
  return onGround(kind, async (ground) => {
    const service = await startHostileService();
    try {
      await connect(ground.driver, { url: service.url, key: 'key' });
      return await tryViews(ground, service);
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
    await tryRow('polluted prototypes', async () =>
      never(await driver.evalInBackground(() => Object.keys(Object(self).Object.prototype))),
    ),
  ];
}
