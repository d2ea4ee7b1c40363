import { i18n } from '#i18n';
import { direction } from '@/lib/extension/direction';
import highlightRules from '@/lib/extension/highlight.css?inline';
import type { PageLooks } from '@/lib/extension/page-looks';
import cardRules from './card.css?inline';
import comparedRules from './card-compared.css?inline';
import { cardWords } from './card-words';
import { withoutAddress } from './page-answer';

/** In CSS pixels. */
const cardWidth = 352;
const lowCardWidth = 560;

/** Inline and important, so that no rule of the page reaches the host. `all` leaves out direction and unicode-bidi. */
const cardHost = () =>
  Object.entries({
    all: 'initial',
    direction: direction(),
    'unicode-bidi': 'isolate',
    position: 'fixed',
    display: 'block',
    // In a low window, wider: less of it has to be scrolled to.
    width: `clamp(${cardWidth}px, 9 * (400px - 100vh), ${lowCardWidth}px)`,
    'max-width': 'calc(100vw - 16px)',
  })
    .map(([property, value]) => `${property}:${value}!important;`)
    .join('');

/**
 * How the card and the marks look, and the card's words: sent to each page, so that their script is smaller by that. The card's custom
 * properties get names that the page cannot know: `@property` in a page reaches into every shadow root, and could make our colours white on white.
 */
export function pageLooks(): PageLooks {
  const prefix = `x${crypto.getRandomValues(new Uint32Array(2)).join('')}`;
  return {
    cardHost: cardHost(),
    words: cardWords(),
    notChecked: withoutAddress(i18n.t('card.notChecked')),
    cardRules: (cardRules + comparedRules)
      .replaceAll(/--(?=[a-z])/g, `--${prefix}-`)
      .replace('{differs}', i18n.t('compare.differs')),
    // Chromium needs no rules in shadow trees: there, styles of highlights are inherited.
    shadowRules: import.meta.env.FIREFOX ? highlightRules : '',
  };
}
