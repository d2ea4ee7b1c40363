import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExtensionCopy } from '@/test/e2e/built-extension';

/**
 * An extension that does nothing but what ours is measured beside: an empty background that answers at once, and the two plain
 * ways to keep a list, a record a key in IndexedDB and one JSON object in storage.local. The caller removes it.
 */
export function makePeerExtension(): ExtensionCopy {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-peer-'));
  const manifest = {
    manifest_version: 3,
    name: 'Peer',
    version: '1',
    permissions: ['storage', 'unlimitedStorage'],
    background: { service_worker: 'background.js' },
    content_scripts: [{ matches: ['http://127.0.0.1/*'], js: ['content.js'] }],
  };
  const files = {
    'manifest.json': JSON.stringify(manifest),
    'background.js': `(${background})()`,
    'content.js': '',
    'page.html': '<!doctype html><title>Peer</title>',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs in the peer's page: stores some of the list in both plain ways. */
export async function fillPeer(records: [string, unknown][]): Promise<void> {
  const request = indexedDB.open('peer', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('records');
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  const transaction = request.result.transaction('records', 'readwrite');
  const store = transaction.objectStore('records');
  for (const [address, record] of records) store.put(record, address);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = reject;
  });
  request.result.close();
}

/** The peer's background, as text. */
function background() {
  const { chrome } = Object(globalThis);
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('peer', 1);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  async function findKeys(keys: string[]): Promise<number> {
    const store = (await open()).transaction('records').objectStore('records');
    const found = keys.map(
      (key) =>
        new Promise((resolve, reject) => {
          const request = store.get(key);
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        }),
    );
    return (await Promise.all(found)).filter((record) => record !== undefined).length;
  }
  async function findInJson(keys: string[]): Promise<number> {
    const { list } = await chrome.storage.local.get('list');
    const parsed = JSON.parse(list ?? '{}');
    return keys.filter((key) => parsed[key] !== undefined).length;
  }
  chrome.runtime.onMessage.addListener(
    (
      question: { keys?: string[]; json?: string[] },
      _: unknown,
      answer: (found: number) => void,
    ) => {
      if (question.keys) void findKeys(question.keys).then(answer);
      else if (question.json) void findInJson(question.json).then(answer);
      else answer(0);
      return true;
    },
  );
}
