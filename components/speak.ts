import { i18n } from '#i18n';
import { direction } from '@/lib/extension/direction';

/** Tells the browser which language a page of ours is in, and what it is called: nobody fills words into its HTML. */
export function speak(title: string): void {
  const { documentElement: root } = document;
  root.lang = i18n.t('locale');
  root.dir = direction();
  document.title = title;
}
