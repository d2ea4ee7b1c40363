import type { CDPSession } from 'playwright';

/** One task of a page's main thread, in milliseconds of its CPU: what other programs of a busy machine take does not count. */
type Task = {
  /** Microseconds, on the trace's clock. */
  start: number;
  ms: number;
  /** Scripts and what they make the browser do at once, layout for example. */
  scriptMs: number;
  /** Style, layout and paint for a frame. */
  isFrame: boolean;
};

export type Trace = {
  /** When the document was parsed, in microseconds. */
  parsed: number;
  /** When the browser took the document for idle, that is, started the content script; NaN where there is none. */
  idle: number;
  /** When the page called performance.mark; NaN where it did not. */
  mark(name: string): number;
  /** Oldest first. */
  tasks: Task[];
};

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  // What an extension does is here alone where a timer began it, or an answer of the background.
  'v8',
  'v8.execute',
];

export type Recording = {
  /** What the main threads of the pages at an address did, in the order in which they were opened. */
  end(): Promise<(url: string) => Trace[]>;
};

/** Traces a browser until it is told to end. That takes 5 s where a process has gone meanwhile, so many pages share a recording. */
export async function record(session: CDPSession): Promise<Recording> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) events.push(event as TraceEvent);
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  return {
    async end() {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await complete;
      session.off('Tracing.dataCollected', collect);
      events.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
      return (url) =>
        events
          .filter(({ name, args }) => name === 'CommitLoad' && args.data?.url === url)
          .map((commit) => read(events, commit));
    },
  };
}

/** As far as we look. https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { url?: string } };
};

const scripts = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'v8.callFunction']);
const frameParts = new Set([
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
]);

/** What the main thread of a page did from its beginning to that of the next page in the same process. */
function read(events: readonly TraceEvent[], commit: TraceEvent): Trace {
  const all = events.filter(({ pid, tid }) => pid === commit.pid && tid === commit.tid);
  const later = all.slice(all.indexOf(commit) + 1);
  const next = later.findIndex(({ name }) => name === 'CommitLoad');
  const own = next === -1 ? later : later.slice(0, next);
  const time = (found: TraceEvent | undefined) => found?.ts ?? Number.NaN;
  return {
    parsed: time(own.find(({ name }) => name === 'MarkDOMContent')),
    idle: time(
      own.find(
        ({ name, args }) =>
          name === 'EvaluateScript' && args.data?.url?.endsWith('content-scripts/content.js'),
      ),
    ),
    mark: (wanted) => time(own.find(({ name }) => name === wanted)),
    tasks: tasksOf(own),
  };
}

/** An event that has a length. `own` in milliseconds of CPU, the others in microseconds of the clock. */
type Span = { name: string; start: number; end: number; own: number };

function tasksOf(sorted: readonly TraceEvent[]): Task[] {
  const spans = sorted
    .filter(({ ph }) => ph === 'X')
    .map(({ name, ts, dur = 0, tdur = dur }) => ({
      name,
      start: ts,
      end: ts + dur,
      own: tdur / 1000,
    }));
  const tasks = outermost(spans.filter(({ name }) => name === 'RunTask'));
  // What a script makes the browser do counts as its own.
  const parts = outermost(spans.filter(({ name }) => scripts.has(name) || frameParts.has(name)));
  let next = 0;
  return tasks.map(({ start, end, own }) => {
    const task: Task = { start, ms: own, scriptMs: 0, isFrame: false };
    for (; (parts[next]?.start ?? end) < end; next++) {
      const { name, own: ms } = parts[next] ?? { name: '', own: 0 };
      if (frameParts.has(name)) task.isFrame = true;
      else task.scriptMs += ms;
    }
    return task;
  });
}

/** Those that lie in no other. They must be sorted by their start. */
function outermost(spans: readonly Span[]): Span[] {
  let end = 0;
  return spans.filter((span) => {
    if (span.start < end) return false;
    end = span.end;
    return true;
  });
}
