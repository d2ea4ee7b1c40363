import { median } from '@/test/bench/table';

export type Contestant = { name: string; validates: (text: string) => boolean };

export type Standing = {
  name: string;
  /** Thousand validations a second, median over the rounds. */
  speed: number;
  /** How many of the addresses it was asked about before the rounds, and how many of these, all valid, it refused. */
  asked: number;
  refused: number;
};

/** A slow contestant's turn ends after this time, in milliseconds; its next one goes on where it stopped. */
const turn = 20;
/** The same, of the questions before the rounds. */
const warmUp = 1000;
const batch = 100;

/**
 * Lets all contestants in turn validate the same addresses, round after round, up to all of them a turn. So a cache of some thousand
 * answers helps nobody, and what slows the machine down slows all. What V8 keeps in a string (its hash, that it is interned) is of
 * no help either: each turn has copies of its own, made before the clock starts, flat as a page's texts are.
 */
export function contest(
  addresses: readonly string[],
  contestants: readonly Contestant[],
  rounds: number,
): Standing[] {
  const copies = JSON.stringify(addresses);
  const runners = contestants.map(({ name, validates }) => {
    const run = newLoop(validates);
    const first = run(JSON.parse(copies), 0, warmUp);
    return { name, run, first, next: first.asked, speeds: [] as number[] };
  });
  for (let round = 0; round < rounds; round++) {
    for (const runner of runners) {
      const texts: string[] = JSON.parse(copies);
      const { asked, time } = runner.run(texts, runner.next % texts.length, turn);
      runner.next += asked;
      runner.speeds.push(asked / time);
    }
  }
  return runners.map(({ name, first: { asked, valid }, speeds }) => ({
    name,
    speed: median(speeds),
    asked,
    refused: asked - valid,
  }));
}

/** What anyone has to do who looks at each character: the floor. */
export function readsCharacters(text: string): boolean {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum > 0;
}

type Turn = {
  asked: number;
  valid: number;
  /** Milliseconds of the processor: what else runs on the machine takes none of them. */
  time: number;
};

/**
 * A loop of its own for each contestant: in a shared one the optimiser would see many callees, and could put none of them inline.
 */
function newLoop(validates: Contestant['validates']) {
  const ask = new Function(
    'validates',
    'texts',
    'from',
    'until',
    'let valid = 0; for (let at = from; at < until; at++) if (validates(texts[at])) valid++; return valid;',
  );
  return (texts: readonly string[], from: number, limit: number): Turn => {
    let asked = 0;
    let valid = 0;
    const begin = performance.now();
    const used = process.cpuUsage();
    while (asked < texts.length && performance.now() - begin < limit) {
      const at = (from + asked) % texts.length;
      const until = Math.min(at + batch, texts.length);
      valid += ask(validates, texts, at, until);
      asked += until - at;
    }
    const { user, system } = process.cpuUsage(used);
    return { asked, valid, time: (user + system) / 1000 };
  };
}
