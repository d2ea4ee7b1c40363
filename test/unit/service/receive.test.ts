import { isUtf8 } from 'node:buffer';
import { expect, test } from 'vitest';
import { receive } from '@/lib/service/receive';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';

const limit = 1 << 20;
const typed = (body: BodyInit | null, type = 'application/json', status = 200) =>
  new Response(body, { status, headers: type === '' ? {} : { 'content-type': type } });
const bodyOf = async (response: Response) => (await receive(response)).body;

/** A body that comes in pieces. */
function pieces(...chunks: Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const declared = fc.constantFrom('application/json', 'application/problem+json', 'text/plain');
const encode = (text: string) => new TextEncoder().encode(text);
/** JSON, some of it cut off or with a byte order mark, any text, or any bytes. */
const someBytes = fc.oneof(
  fc.json().map(encode),
  fc.json().map((text) => encode(text.slice(1))),
  fc.json().map((text) => encode(`\ufeff${text} `)),
  fc.string({ unit: anyCharacter }).map(encode),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from(bytes)),
);

/** By what Node has for it. */
function readAsNode(bytes: Uint8Array): object {
  if (!isUtf8(bytes)) return { status: 'broken' };
  const text = Buffer.from(bytes)
    .toString()
    .replace(/^\ufeff/, '');
  if (text.trim() === '') return { status: 'empty' };
  try {
    return { status: 'json', json: JSON.parse(text) };
  } catch {
    return { status: 'broken' };
  }
}

test.each<[string, string, object]>([
  ['application/json', '{"a":1}', { status: 'json', json: { a: 1 } }],
  ['application/json;charset=utf-8', '1', { status: 'json', json: 1 }],
  ['Application/JSON ; charset=utf-8', '1', { status: 'json', json: 1 }],
  ['application/problem+json', '1', { status: 'json', json: 1 }],
  ['application/vnd.api-1.0+x+json', '1', { status: 'json', json: 1 }],
  ['application/json', '', { status: 'empty' }],
  ['application/json', ' \n', { status: 'empty' }],
  ['application/json', '{', { status: 'broken' }],
  ['application/jsonp', '1', { status: 'other', html: false }],
  ['application/json-seq', '1', { status: 'other', html: false }],
  ['text/application/json', '1', { status: 'other', html: false }],
  ['application/+json', '1', { status: 'other', html: false }],
  ['text/html', '1', { status: 'other', html: true }],
  ['Text/HTML; charset=utf-8', '1', { status: 'other', html: true }],
  ['application/xhtml+xml', '1', { status: 'other', html: true }],
  ['x-text/html', '1', { status: 'other', html: false }],
  ['text/htmlx', '1', { status: 'other', html: false }],
  ['', '1', { status: 'other', html: false }],
])('what is declared as %j, %j', async (type, text, body) => {
  // A text has a type of its own where none is given.
  const bytes = new TextEncoder().encode(text);
  expect(await bodyOf(typed(bytes, type))).toEqual(body);
});

test('status and headers come along', async () => {
  const { status, headers } = await receive(typed('1', 'application/json', 418));
  expect([status, headers.get('content-type')]).toEqual([418, 'application/json']);
});

test.each([204, 205])('%i has nothing', async (status) => {
  expect(await bodyOf(typed(null, 'text/html', status))).toEqual({ status: 'empty' });
});

test('JSON without any body is nothing', async () => {
  expect(await bodyOf(typed(null))).toEqual({ status: 'empty' });
});

test('a text that comes in pieces is put together, also within a character', async () => {
  const bytes = new TextEncoder().encode('["é","b"]');
  const parts = [bytes.slice(0, 3), bytes.slice(3, 4), bytes.slice(4)];
  expect(await bodyOf(typed(pieces(...parts)))).toEqual({ status: 'json', json: ['é', 'b'] });
});

test('what is not UTF-8 is broken', async () => {
  const bytes = new Uint8Array([0x22, 0xff, 0x22]);
  expect(await bodyOf(typed(pieces(bytes)))).toEqual({ status: 'broken' });
});

test('a mebibyte is read, and a byte more is not', async () => {
  const text = (length: number) => new TextEncoder().encode(`"${'a'.repeat(length - 2)}"`);
  expect(await bodyOf(typed(pieces(text(limit))))).toMatchObject({ status: 'json' });
  expect(await bodyOf(typed(pieces(text(limit + 1))))).toEqual({ status: 'too-big' });
  const half = text(limit / 2 + 1);
  expect(await bodyOf(typed(pieces(half, half)))).toEqual({ status: 'too-big' });
});

test('what promises to be longer is not even begun', async () => {
  const promising = (length: number) => {
    const headers = { 'content-type': 'application/json', 'content-length': String(length) };
    return new Response('1', { headers });
  };
  expect(await bodyOf(promising(limit))).toEqual({ status: 'json', json: 1 });
  const long = promising(limit + 1);
  expect(await bodyOf(long)).toEqual({ status: 'too-big' });
  expect(long.bodyUsed).toBe(false);
});

test('what the network throws on the way is thrown', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  await expect(receive(typed(body))).rejects.toThrow('network error');
});

test('whatever comes, in whatever pieces: what is declared as JSON is its text, nothing, or broken, and the rest is not read', () =>
  fc.assert(
    fc.asyncProperty(someBytes, fc.nat(), declared, async (bytes, place, type) => {
      const at = place % (bytes.length + 1);
      const body = await bodyOf(typed(pieces(bytes.slice(0, at), bytes.slice(at)), type));
      expect(body).toEqual(
        type.includes('json') ? readAsNode(bytes) : { status: 'other', html: false },
      );
    }),
  ));
