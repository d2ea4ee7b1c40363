/** One request as it arrived, and what it was answered. */
export type SeenRequest = {
  method: string;
  /** Without the query. */
  path: string;
  query: Record<string, string>;
  key: string | null;
  /** The rest of the headers, by lower-case name. */
  headers: Record<string, string>;
  /** Parsed where it is JSON, else as text; null: none. */
  body: unknown;
  /** null: the request was not answered (yet). */
  status: number | null;
};

/** Reads a request without using its body up. */
export async function describeRequest(request: Request, bodyText: string): Promise<SeenRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const { 'x-api-key': key = null, ...headers } = Object.fromEntries(request.headers);
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    key,
    headers,
    body: parseBody(bodyText),
    status: null,
  };
}

function parseBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: worth seeing as it is.
    return text;
  }
}
