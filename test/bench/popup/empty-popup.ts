import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExtensionCopy } from '@/test/e2e/built-extension';
import { bundle } from '../address/bundle';

/** An extension whose popup is as little as React can show: a line of text and a text box with the focus. The caller removes it. */
export async function makeEmptyPopup(): Promise<ExtensionCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-empty-'));
  const files = {
    'manifest.json': JSON.stringify({
      manifest_version: 3,
      name: 'Empty popup',
      version: '1',
      action: { default_popup: 'popup.html' },
      background: { service_worker: 'background.js' },
    }),
    'background.js': '',
    'popup.html':
      '<!doctype html><meta charset="utf-8"><div id="root"></div><script type="module" src="popup.js"></script>',
    'popup.js': await bundle(source),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const source = `
  import { jsx, jsxs } from 'react/jsx-runtime';
  import { createRoot } from 'react-dom/client';
  const box = jsx('textarea', { autoFocus: true });
  createRoot(document.getElementById('root')).render(jsxs('label', { children: ['Address', box] }));
`;
