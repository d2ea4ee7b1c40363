import type { LookedUp, PageAnswer, PageSettings } from '@/lib/extension/messages';
import { isMilder } from '@/lib/verdict/verdict';

/** As many are kept: those of the addresses that were asked about last. */
const maxKept = 200;

/** What the card shows of an address, made of what all addresses of its kind have in common. */
export class WholeAnswers {
  readonly #mismatchWords: PageSettings['mismatchWords'];
  readonly #kept = new Map<string, { from: LookedUp; answer: PageAnswer }>();
  readonly #calledOut = new WeakMap<PageAnswer, PageAnswer>();

  constructor(mismatchWords: PageSettings['mismatchWords']) {
    this.#mismatchWords = mismatchWords;
  }

  /** The same object for the same question. Without the picture, unless the whole answer was kept. */
  of(address: string, from: LookedUp): PageAnswer {
    const known = this.#kept.get(address);
    return known?.from === from
      ? known.answer
      : this.#keep(address, from, { ...from, address, seed: '' });
  }

  /** Takes a whole answer: the one to pointing at an address. */
  keep(address: string, answer: PageAnswer): void {
    this.#keep(address, answer, answer);
  }

  /** The answer where a short form of another address stands in the page, with a warning first unless something worse is known. */
  calledOut(answer: PageAnswer): PageAnswer {
    const known = this.#calledOut.get(answer);
    if (known) return known;
    const { headline, text } = this.#mismatchWords;
    const reason = { level: 'caution', text, source: '' } as const;
    const calledOut: PageAnswer = isMilder(answer.level, 'caution')
      ? { ...answer, level: 'caution', headline, reasons: [reason, ...answer.reasons] }
      : { ...answer, reasons: [...answer.reasons, reason] };
    this.#calledOut.set(answer, calledOut);
    return calledOut;
  }

  #keep(address: string, from: LookedUp, answer: PageAnswer): PageAnswer {
    this.#kept.delete(address);
    this.#kept.set(address, { from, answer });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxKept && oldest !== undefined) this.#kept.delete(oldest);
    return answer;
  }
}
