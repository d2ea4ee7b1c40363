import type { BrowserKind } from '@/test/browsers/find-browser';
import { noteComplaints, readComplaints } from '@/test/e2e/complaints';
import { save } from '@/test/e2e/extension';
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
      await save(ground.driver, { url: service.url, key: 'key' });
      await ground.driver.evalInBackground(noteComplaints);
      return await tryViews(ground, service);
    } finally {
      await service.close();
    }
  });
}

async function tryViews({ driver, pages }: Ground, service: HostileService): Promise<Row[]> {
  const popup = await driver.openExtensionPage('popup.html');
  const inPopup = (how: 'answer' | 'error') => async () =>
    never(await meetTextsInPopup(popup, service, texts, how), texts.length);
  return [
    await tryRow('scamReport and message in the popup: not as text', inPopup('answer')),
    await tryRow('words of an error in the popup: not as text', inPopup('error')),
    await tryRow('scamReport and message in the card: not as text', async () => {
      const some = [...texts.slice(-9), ...texts.filter((_, at) => at % 2)].slice(0, mostInCard);
      return never(await meetTextsInCard(driver, pages, service, some), some.length);
    }),
    await tryRow('symbol and other fields of a list: not as text', async () => {
      // A page of a list is a megabyte at most.
      const short = texts.map((text) => text.slice(0, 2000));
      return never(await meetTextsInList(driver, service, short), texts.length);
    }),
    await tryRow('complaints of the background meanwhile', async () =>
      never(await driver.evalInBackground(readComplaints)),
    ),
    await tryRow('polluted prototypes', async () =>
      never(await driver.evalInBackground(() => Object.keys(Object(self).Object.prototype))),
    ),
  ];
}
