import type { ServiceAnswer } from '@/lib/verdict/facts';

type Answered = Extract<ServiceAnswer, { status: 'answered' }>;

/** How long an answer serves again when the pointer comes back to an address, in milliseconds. */
const memory = 600_000;
const mostKept = 200;

/** Answers that were asked for on pages, by address. */
let answers = new Map<string, Answered>();

/** What the service said of an address lately. */
export function lateAnswer(address: string, now: number): Answered | undefined {
  const known = answers.get(address);
  return known && Math.abs(now - known.at) < memory ? known : undefined;
}

/** Keeps the answer that is asked for now, when it comes: where all are forgotten meanwhile, it is forgotten with them. */
export function lateAnswerKeeper(): (address: string, answer: Answered) => void {
  const into = answers;
  return (address, answer) => {
    into.set(address, answer);
    const [oldest] = into.keys();
    if (into.size > mostKept && oldest !== undefined) into.delete(oldest);
  };
}

export function forgetLateAnswers(): void {
  answers = new Map();
}
