import { errorWords } from './error-words';

/** Where a question to the background stands, and what the answer was. */
export type AskedState<Answer extends object> =
  | { status: 'loading' }
  | ({ status: 'ready' } & Answer)
  | { status: 'failed'; message: string };

/** After a failure: what was known a moment ago, where it is to stay, says more than that nobody answers now. */
export function afterFailure<Answer extends object>(error: unknown, stays = true) {
  return (known: AskedState<Answer>): AskedState<Answer> =>
    stays && known.status === 'ready' ? known : { status: 'failed', message: errorWords(error) };
}
