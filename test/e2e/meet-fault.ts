import { faultTable, type Told } from '@/test/service/fault-table';
import type { FaultName } from '@/test/service/faults';
import { unreportedAddress, unreportedAddresses } from '@/test/service/seed';
import type { TestService } from '@/test/service/server';
import { noteComplaints, readComplaints, untilComplaintsAreHeard } from './complaints';
import type { Driver, Page } from './driver';
import { ask, connect, type Sender } from './extension';
import { killsVariable } from './killing';
import { checkToEnd, readVerdict } from './popup';

/** How a user met one fault of the service. */
export type Met = {
  fault: FaultName;
  told: Told;
  /** How often the service was asked while it had the fault, and how often it should be. */
  asked: number;
  toAsk: number;
  /** The sentence that the user should read, where it stood in the verdict; else all that stood there. */
  saw: string;
  level: string | null;
  /** Words that say more than is known. */
  falseWords: string[];
  /** From the click, or the end of the wait that the service asked for, until a check was answered. */
  msUntilWell: number;
  complaints: string[];
  /** Requests on another path or with another key while there was the fault, all to another server, and later ones with a cookie. */
  strayRequests: string[];
};

/** A browser whose popup is open, with a service whose list is read. */
export type Meeting = { driver: Driver; service: TestService; options: Sender; popup: Page };

export async function prepareMeeting(driver: Driver, service: TestService): Promise<Meeting> {
  const options = await connect(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  await untilComplaintsAreHeard(popup);
  await untilComplaintsAreHeard({ eval: driver.evalInBackground });
  return { driver, service, options, popup };
}

/** Browsers take an answer without any HTTP for one of HTTP/0.9, with status 200. */
const inBrowsers: Partial<typeof faultTable> = { garbage: ['not-the-service', 1] };

/** A request on a connection that was kept, and is cut before any answer, is sent once more by the browser itself: each that we send may be. */
const repeated: readonly FaultName[] = ['rst', 'closeEarly'];

const sentences: Record<Told, string> = {
  answered: 'No report found',
  offline: 'You are offline.',
  unreachable: 'The service cannot be reached.',
  timeout: 'The service took too long to answer.',
  permission: 'The browser does not let the extension reach the service.',
  key: 'The service does not accept the API key.',
  quota: 'The service answers no more requests for now.',
  rejected: 'The service did not accept this request.',
  'not-found': 'The service does not know this path.',
  redirect: 'The service redirects.',
  'too-big': 'The answer of the service is too big to be read.',
  'not-the-service': 'What answered is not the service, perhaps a login page.',
  empty: 'The service sent nothing.',
  broken: 'The answer of the service is damaged.',
  'not-understood': 'The answer of the service is not understood.',
  refused: 'The service refused the request.',
  server: 'The service has a problem of its own.',
};

/** How long a service with this fault asks to be left alone; nonsense counts as a second. */
const waits: Partial<Record<FaultName, number>> = {
  s429_sec: 2000,
  s429_date: 2000,
  s429_junk: 1000,
};

/** A background that is killed on the way takes its notes along, and the next one reads what the service lists. */
const isKilled = process.env[killsVariable] !== undefined;
const listed = isKilled ? ['/networks', '/scam-reports'] : [];

/** Where it is still not well by then, it was not well in time, however slow the machine. */
const patienceMs = 8000;

/** Checks an address while the service has a fault, and another one when it has none any more. */
export async function meetFault(meeting: Meeting, fault: FaultName): Promise<Met> {
  const { driver, service, options, popup } = meeting;
  const [told, toAsk] = inBrowsers[fault] ?? faultTable[fault];
  await driver.evalInBackground(noteComplaints);
  await popup.eval(noteComplaints);
  const before = service.seen().length;
  service.control({ faults: [{ name: fault }] });
  const { text, level } = await checkToEnd(popup, unreportedAddress);
  service.control({ faults: [] });
  const seen = service.seen().slice(before);
  const stray = seen.filter(
    ({ path, key }) => !['/wallet-checks', ...listed].includes(path) || key !== service.key,
  );
  const after = service.seen().length;
  if (told === 'key') await ask(options, 'key/save', { key: service.key });
  const msUntilWell = await untilWell(popup, waits[fault] ?? 0);
  const cookies = service
    .seen()
    .slice(after)
    .flatMap(({ headers }) => headers['cookie'] ?? []);
  const inBackground = await driver.evalInBackground(readComplaints);
  return {
    fault,
    told,
    asked: seen.filter(({ path }) => path === '/wallet-checks').length,
    toAsk,
    saw: text.includes(sentences[told]) ? sentences[told] : text,
    level,
    falseWords: told === 'answered' ? [] : (text.match(/No report found|\bsafe|verified/gi) ?? []),
    msUntilWell,
    complaints: [
      ...inBackground.filter((one) => !(isKilled && one === 'nobody noted')),
      ...(await popup.eval(readComplaints)),
    ],
    strayRequests: [
      ...[...stray, ...service.other.seen].map(({ path }) => path),
      ...cookies.map((cookie) => `cookie ${cookie}`),
    ],
  };
}

/** What is not as it should be; empty: all is. Time apart. */
export function wrongsOf({ fault, told, saw, level, ...met }: Met): string[] {
  const mostAsked = met.toAsk * (repeated.includes(fault) ? 2 : 1);
  const isAskedWell = isKilled || (met.asked >= met.toAsk && met.asked <= mostAsked);
  return [
    ...(saw === sentences[told] ? [] : [`not “${sentences[told]}”`]),
    ...(level === (told === 'answered' ? 'clear' : 'unknown') ? [] : [`level ${level}`]),
    ...(isAskedWell ? [] : [`asked ${met.asked} times, not ${met.toAsk}`]),
    ...met.falseWords,
    ...(Number.isNaN(met.msUntilWell) ? ['no check was answered afterwards'] : []),
    ...met.complaints,
    ...met.strayRequests,
  ];
}

/** Waits for a good answer, which a service that wants to be left alone gives later. NaN: there was none. */
async function untilWell(popup: Page, wait: number): Promise<number> {
  const start = performance.now();
  do {
    await popup.fill({ role: 'textbox', name: 'Address' }, unreportedAddresses.litecoin);
    const asked = performance.now();
    await popup.click({ role: 'button', name: 'Check' });
    const { level } = await readVerdict(popup);
    const now = performance.now();
    if (level === 'clear') return wait === 0 ? now - asked : Math.max(0, now - start - wait);
  } while (wait > 0 && performance.now() < start + wait + patienceMs);
  return Number.NaN;
}
