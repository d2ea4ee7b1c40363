import { browser } from 'wxt/browser';

/**
 * Tells whether the browser grants something, now and whenever that may have changed.
 * @returns ends it
 */
export function watchPermission(
  wanted: Parameters<typeof browser.permissions.contains>[0],
  tell: (isGranted: boolean) => void,
): () => void {
  const look = () => void browser.permissions.contains(wanted).then(tell, reportError);
  look();
  const { onAdded, onRemoved } = browser.permissions;
  for (const event of [onAdded, onRemoved]) event.addListener(look);
  return () => {
    for (const event of [onAdded, onRemoved]) event.removeListener(look);
  };
}
