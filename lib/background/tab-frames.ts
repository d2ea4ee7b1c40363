import * as z from 'zod/mini';
import { oneSpelling } from '@/lib/address/one-spelling';
import { showReported } from '@/lib/extension/badge';
import { browser } from '@/lib/extension/browser';
import { inTime } from '@/lib/extension/in-time';
import { mostReported } from '@/lib/extension/tab-messages';
import { Address } from './inputs';
import { notifyReported } from './notify';

/** Frames that showed addresses, by tab. Kept for the session: the background may be killed, and the frames stay. */
const Frames = z.lazy(() => z.record(z.string(), z.array(z.int())));
type Frames = z.infer<typeof Frames>;
const storageKey = 'frames';
/** No page tells more, but one that is taken over. */
const Reported = z.lazy(() => z.array(Address).check(z.maxLength(mostReported)));
/** A page of more frames has the others left out. */
const maxFrames = 100;

/** The tabs that are being counted; true: once more. */
const counting = new Map<number, boolean>();

/** The frames of a tab that may show addresses, the top one first. */
export async function framesOf(tabId: number): Promise<number[]> {
  const frames = (await readFrames())[tabId] ?? [];
  return [0, ...frames];
}

/**
 * Counts the reported addresses of all frames of a tab and shows them in its badge. Each frame is asked: one that is gone, with the
 * page or from it, cannot tell so.
 * @param frameId the frame that changed
 */
export async function recount(tabId: number, frameId: number): Promise<void> {
  if (frameId !== 0) await keepFrame(tabId, frameId);
  const isRunning = counting.has(tabId);
  counting.set(tabId, isRunning);
  if (isRunning) return;
  try {
    do {
      counting.set(tabId, false);
      const reported = await countReported(tabId);
      await showReported(tabId, reported);
      await notifyReported(tabId, reported, Date.now());
    } while (counting.get(tabId));
  } finally {
    counting.delete(tabId);
  }
}

async function countReported(tabId: number): Promise<number> {
  const frames = await framesOf(tabId);
  const counts = await Promise.all(
    frames.map(async (frameId) => {
      const answer = reportedIn(tabId, frameId);
      const count = await inTime(answer);
      // It counts as soon as it answers, if it ever does.
      if (count === 'late') void answer.then((late) => late && recount(tabId, frameId));
      return count;
    }),
  );
  const gone = frames.filter((_, index) => counts[index] === null);
  if (gone.some((frameId) => frameId !== 0)) await forgetFrames(tabId, gone);
  // An address in two frames, or in two spellings, is one address.
  const texts = counts.flatMap((reported) => (reported === 'late' ? [] : (reported ?? [])));
  return new Set(texts.map(oneSpelling)).size;
}

/** The reported addresses of a frame; null: no content script is there. The frame is gone, or shows what extensions are kept out of. */
async function reportedIn(tabId: number, frameId: number): Promise<string[] | null> {
  try {
    return Reported.parse(
      await browser.tabs.sendMessage(tabId, { type: 'tab/count' }, { frameId }),
    );
  } catch {
    return null;
  }
}

async function keepFrame(tabId: number, frameId: number): Promise<void> {
  await changeFrames(tabId, (frames) =>
    frames.includes(frameId) ? frames : [...frames, frameId].slice(-maxFrames),
  );
}

async function forgetFrames(tabId: number, gone: number[]): Promise<void> {
  await changeFrames(tabId, (frames) => frames.filter((frameId) => !gone.includes(frameId)));
}

async function changeFrames(tabId: number, change: (frames: number[]) => number[]): Promise<void> {
  await navigator.locks.request('frames', async () => {
    const stored = await readFrames();
    const frames = stored[tabId] ?? [];
    const changed = change(frames);
    if (changed === frames) return;
    const { [tabId]: _, ...others } = await ofOpenTabs(stored);
    const kept = changed.length > 0 ? { ...others, [tabId]: changed } : others;
    await browser.storage.session.set({ [storageKey]: kept });
  });
}

/** Of a tab that is closed, nobody tells that its frames are gone. */
async function ofOpenTabs(frames: Frames): Promise<Frames> {
  const open = new Set((await browser.tabs.query({})).map(({ id }) => String(id)));
  return Object.fromEntries(Object.entries(frames).filter(([id]) => open.has(id)));
}

async function readFrames(): Promise<Frames> {
  const stored = await browser.storage.session.get(storageKey);
  return Frames.safeParse(stored[storageKey]).data ?? {};
}
