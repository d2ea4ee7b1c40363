import { noteComplaints, readComplaints } from '@/test/e2e/complaints';
import { save } from '@/test/e2e/extension';
import { startHostileService } from '@/test/e2e/hostile-service';
import { markupTexts, trickyTexts } from '@/test/e2e/hostile-texts';
import { meetTextsInCard, meetTextsInList, meetTextsInPopup } from '@/test/e2e/meet-texts';
import { type Ground, never, type Row } from './rows';

/** No page may have more asked in a minute than 30 addresses. */
const mostInCard = 28;

/** What a service says, in each field and each view that shows it. A wrong is a dialog, an element, an attribute or a text that differs. */
export async function* textRows({ driver, pages }: Ground): AsyncGenerator<Row> {
  const browser = driver.kind;
  const texts = [...markupTexts, ...Object.values(trickyTexts)];
  const service = await startHostileService();
  const options = await save(driver, { url: service.url, key: 'key' });
  await driver.evalInBackground(noteComplaints);
  const popup = await driver.openExtensionPage('popup.html');
  const reports = await meetTextsInPopup(popup, service, texts, 'answer');
  yield never(browser, 'scamReport and message in the popup: not as text', reports, texts.length);
  const errors = await meetTextsInPopup(popup, service, texts, 'error');
  yield never(browser, 'words of an error in the popup: not as text', errors, texts.length);
  await popup.close();
  const some = texts.filter((_, at) => at % 2 === 0 || at >= markupTexts.length).slice(-mostInCard);
  const inCard = await meetTextsInCard(driver, pages, service, some);
  yield never(browser, 'scamReport and message in the card: not as text', inCard, some.length);
  const inList = await meetTextsInList(driver, service, texts);
  yield never(browser, 'symbol and other fields of a list: not as text', inList, texts.length);
  const complaints = await driver.evalInBackground(readComplaints);
  yield never(browser, 'complaints of the background meanwhile', complaints);
  const polluted = await driver.evalInBackground(() => Object.keys(Object(self).Object.prototype));
  yield never(browser, 'polluted prototypes', polluted);
  await options.close();
  await service.close();
}
