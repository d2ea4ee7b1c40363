import type { PageAnswer } from './messages';

/** What is told of the clipboard and of a page's fields, because the user copied or put in an address. */
export type PasteMessages = {
  /**
   * An address that was copied, empty for other words; `shown` is the one that the page showed for it, `click` what the user clicked on
   * right before, where a click of the page's own button may have copied it. Answered only where what was copied is not what was shown, or
   * the frame shows another address that begins and ends like it.
   */
  'page/copied': {
    request: {
      address: string;
      shown?: string | undefined;
      click?: Clicked | undefined;
    };
    response: PageAnswer | null;
  };
  /**
   * What the user clicked on, where an address or the short form of one may be beside it. A page's button may copy one without anybody
   * hearing of it: where it says so, that is the address that was copied; else what is pasted then is not the work of a swindler.
   * Addresses and short forms alone are kept, in session memory, until something else is copied.
   * Answered where it says so, and the frame shows another address that begins and ends like that one.
   */
  'page/clicked': { request: Clicked; response: PageAnswer | null };
  /**
   * An address that the user put into a field, or that stands there in place of the one that the user put (`replaced`). `also`: those that
   * were put in with it; `isPart`: other words were, too; `isApart`: they were typed or dropped, and not taken from the clipboard. `near`: the field's own words, such as its label, and what its form has chosen or says behind 'network', which tell
   * the network that the form is for; `others`: those of the form's other fields, each after 1
   * where it is filled in and 0 where it is not. Used for this answer, and neither kept nor sent anywhere.
   * `isLater`: it was asked about when it was put in, and the user chose something since, perhaps the network.
   * `isOne`: the field kept the first alone; the page may have put the others into other fields.
   * `own`: the user pasted, dropped or typed it, or it took the place of what the user did; a command or a choice of the page's is none.
   * Answered only where there is something to say.
   */
  'page/pasted': { request: Pasted; response: PageAnswer | null };
  /** An address that the user copied from a page of ours. */
  'check/copied': { request: { address: string }; response: null };
};

export type Clicked = {
  /** The markup of the button or link, cut. */
  control: string;
  /** Texts on the screen beside it. */
  shown: Seen[];
  /** How many elements further out than the control they were found. */
  steps: number;
};
/** A text, its height in CSS pixels, and of its element and of each around it the styles that PageWords names in `looks`. */
export type Seen = [text: string, height: number, drawn: string[][]];

export type Pasted = {
  address: string;
  also?: string[];
  isPart?: boolean;
  isApart?: boolean;
  isLater?: boolean;
  isOne?: boolean;
  near: string[];
  others: string[];
  replaced: string | null;
  own: boolean;
};
