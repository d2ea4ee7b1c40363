/** Where a question to the background stands, and what the answer was. */
export type AskedState<Answer extends object> =
  | { status: 'loading' }
  | ({ status: 'ready' } & Answer)
  | { status: 'failed'; message: string };
