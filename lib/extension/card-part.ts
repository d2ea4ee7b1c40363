/** A part of the card as plain data, of which a page makes elements: all that a page's script need not know. A string is a text. */
export type CardPart =
  | string
  | [
      tag: 'p' | 'span' | 'mark' | 'svg' | 'path',
      attributes: Record<string, string>,
      ...parts: CardPart[],
    ];
