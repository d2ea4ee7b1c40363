import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';

/** All web pages: what the content script is for. Local files have a switch of the browser's own. */
const everywhere = { origins: ['http://*/*', 'https://*/*'] };

type Access = 'asking' | 'granted' | 'withheld' | 'refused';

/** Whether the browser lets the extension read web pages, also after the user changed that elsewhere. `ask` must be called in a click. */
export function usePageAccess(): { access: Access; ask: () => void } {
  const [access, setAccess] = useState<Access>('asking');
  useEffect(() => {
    const look = () => {
      browser.permissions
        .contains(everywhere)
        .then((isGranted) => setAccess(isGranted ? 'granted' : 'withheld'), reportError);
    };
    look();
    browser.permissions.onAdded.addListener(look);
    browser.permissions.onRemoved.addListener(look);
    return () => {
      browser.permissions.onAdded.removeListener(look);
      browser.permissions.onRemoved.removeListener(look);
    };
  }, []);
  const ask = () => {
    browser.permissions.request(everywhere).then(
      (isGranted) => setAccess(isGranted ? 'granted' : 'refused'),
      () => setAccess('refused'),
    );
  };
  return { access, ask };
}
