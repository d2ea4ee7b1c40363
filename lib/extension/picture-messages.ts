/** The messages about a picture of a page that the user clicked on. */
export type PictureMessages = {
  /** The picture that was clicked on last in a tab. It is given once, and then forgotten. */
  'picture/take': { request: { tabId: number }; response: TakenPicture };
};

/** A picture of a page, as `data:` addresses of PNG pictures. */
export type TakenPicture =
  /** All of it, in its own pixels. */
  | { status: 'whole'; image: string }
  /** What can be seen of the tab, and where the picture stands in it. */
  | { status: 'seen'; image: string; place: Place }
  /** A part of it is scrolled away. */
  | { status: 'out-of-view' }
  /** Neither the page nor the browser lets it be read. */
  | { status: 'out-of-reach' }
  /** It was given before, or the background was stopped meanwhile. */
  | { status: 'gone' };

/** Where a picture stands, in CSS pixels of the tab's page, with what can be seen of that page. */
export type Place = Box & { view: Omit<Box, 'height'> };

type Box = { left: number; top: number; width: number; height: number };
