import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { watchPermission } from '@/components/watch-permission';

/** All web pages: what the content script is for. Local files have a switch of the browser's own. */
const everywhere = { origins: ['http://*/*', 'https://*/*'] };

type Access = 'asking' | 'granted' | 'withheld' | 'refused';

/** Whether the browser lets the extension read web pages, also after the user changed that elsewhere. `ask` must be called in a click. */
export function usePageAccess(): { access: Access; ask: () => void } {
  const [access, setAccess] = useState<Access>('asking');
  useEffect(() => watchPermission(everywhere, (is) => setAccess(is ? 'granted' : 'withheld')), []);
  const ask = () => {
    browser.permissions.request(everywhere).then(
      (isGranted) => setAccess(isGranted ? 'granted' : 'refused'),
      () => setAccess('refused'),
    );
  };
  return { access, ask };
}
