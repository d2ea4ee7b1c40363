import { send } from '@/lib/extension/messages';

/**
 * Lets the card have its looks on this page. The script that makes it brings a style element, which the content security policy of our
 * own pages stops and that of a web page does not: a constructed sheet does the same, and is none of the policy's business.
 * @returns takes it back
 */
export function letCardsBeStyled(): () => void {
  const sheet = new CSSStyleSheet();
  send('page/settings', { topOrigin: null, isFirst: false })
    .then(({ looks }) => sheet.replace(looks.cardRules))
    .catch(reportError);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    root.adoptedStyleSheets = [sheet];
    return root;
  };
  return () => {
    Element.prototype.attachShadow = attachShadow;
  };
}
