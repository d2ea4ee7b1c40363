/** What came back, before anybody looked at what it means. */
export type Received = {
  status: number;
  headers: Headers;
  body:
    | { status: 'json'; json: unknown }
    | { status: 'empty' }
    /** Not declared as JSON. `html`: declared as a web page. */
    | { status: 'other'; html: boolean }
    | { status: 'too-big' }
    /** Not UTF-8, or not JSON although declared so. */
    | { status: 'broken' };
};

/** The largest body that is read, in bytes. */
const largestBody = 1 << 20;

/**
 * Reads an answer to its end, but only where it declares itself as JSON, and at most 1 MiB of it. Throws what the network throws
 * on the way. The caller aborts the request afterwards, which ends what was not read.
 */
export async function receive(response: Response): Promise<Received> {
  const { status, headers } = response;
  return { status, headers, body: await receiveBody(response) };
}

async function receiveBody(response: Response): Promise<Received['body']> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 204 || response.status === 205) return { status: 'empty' };
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    return { status: 'other', html: /^(?:text\/html|application\/xhtml\+xml)\b/i.test(type) };
  }
  const chunks = await readChunks(response);
  return chunks ? parse(chunks) : { status: 'too-big' };
}

/** null: more than the largest body. The length that the headers promise saves reading it, but is not trusted. */
async function readChunks(response: Response): Promise<Uint8Array[] | null> {
  if (Number(response.headers.get('content-length')) > largestBody) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.byteLength;
    if (length > largestBody) return null;
    chunks.push(read.value);
  }
  return chunks;
}

function parse(chunks: readonly Uint8Array[]): Received['body'] {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const texts = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
    const text = texts.join('') + decoder.decode();
    return text.trim() === '' ? { status: 'empty' } : { status: 'json', json: JSON.parse(text) };
  } catch {
    // TypeError from the decoder, SyntaxError from the parser: whatever they say, the body cannot be used.
    return { status: 'broken' };
  }
}
