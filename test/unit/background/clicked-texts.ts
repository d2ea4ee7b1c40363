import type { Clicked } from '@/lib/extension/paste-messages';

/** A click beside some texts, on what says nothing where no other is given. */
export const clicked = (texts: readonly string[], control = '<b>'): Clicked => ({
  control,
  shown: texts.map((text) => [text, 16, [['1', 'visible', 'rgb(255, 255, 255)', 'none']]]),
  steps: 1,
});
