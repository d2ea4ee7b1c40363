import { defineBackground } from 'wxt/utils/define-background';
import { keepFeedsFresh } from '@/lib/background/feeds';
import { handlers } from '@/lib/background/handlers';
import { keepListFresh } from '@/lib/background/list-sync';
import { keepManagedInStep } from '@/lib/background/managed-setup';
import { serveMenu } from '@/lib/background/menu';
import { serveNotifications } from '@/lib/background/notify';
import { serveOmnibox } from '@/lib/background/omnibox';
import { keepOwnInStep } from '@/lib/background/own-lists';
import { serve } from '@/lib/background/serve';
import { serveShortcut } from '@/lib/background/shortcut';
import { shutStorage } from '@/lib/background/shut-storage';
import { letUpdatesWait, takeOverOpenPages } from '@/lib/background/take-over';
import { serveToolbar } from '@/lib/background/toolbar';
import { serveWelcome } from '@/lib/background/welcome';

// Listeners are registered before anything is awaited: the browser starts the background for one event and does not repeat it.
export default defineBackground(() => {
  shutStorage();
  serve(handlers);
  serveShortcut();
  serveMenu();
  serveOmnibox();
  serveNotifications();
  serveToolbar();
  serveWelcome();
  keepListFresh();
  keepFeedsFresh();
  keepOwnInStep();
  keepManagedInStep();
  takeOverOpenPages();
  letUpdatesWait();
});
