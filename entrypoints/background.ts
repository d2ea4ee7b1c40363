import { defineBackground } from 'wxt/utils/define-background';
import { keepFeedsFresh } from '@/lib/background/feeds';
import { handlers } from '@/lib/background/handlers';
import { keepListFresh } from '@/lib/background/list-sync';
import { keepManagedInStep } from '@/lib/background/managed-setup';
import { keepOwnInStep } from '@/lib/background/own-lists';
import { serve } from '@/lib/background/serve';
import { serveShortcut } from '@/lib/background/shortcut';
import { shutStorage } from '@/lib/background/shut-storage';
import { takeOverOpenPages } from '@/lib/background/take-over';

// Listeners are registered before anything is awaited: the browser starts the background for one event and does not repeat it.
export default defineBackground(() => {
  shutStorage();
  serve(handlers);
  serveShortcut();
  keepListFresh();
  keepFeedsFresh();
  keepOwnInStep();
  keepManagedInStep();
  takeOverOpenPages();
});
