/** The messages about the log of what left the browser. Newest first. */
export type LogMessages = {
  'log/list': { request: undefined; response: LoggedRequest[] };
  'log/clear': { request: undefined; response: LoggedRequest[] };
};

/** One request as it was sent. Neither the key nor what was sent beside the address of the request is kept. */
export type LoggedRequest = {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  /** With its port. */
  host: string;
  /** With the query. */
  path: string;
  /**
   * Of the answer; 'waiting': there was none yet when the background last knew; 'cancelled': given up by whoever asked, or too late;
   * 'offline': the browser was, and sent nothing.
   */
  status: number | 'waiting' | 'redirect' | 'failed' | 'cancelled' | 'offline';
  why: RequestWhy;
};

/**
 * What made the request: the user checked an address, or pointed at one; tested the connection; the list of reports or of networks was
 * due; or a list from elsewhere was.
 */
export type RequestWhy = 'check' | 'point' | 'test' | 'reports' | 'networks' | 'feed';
