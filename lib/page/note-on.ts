import type { PageAnswer } from '@/lib/extension/messages';
import type { Put } from './ask-about';
import type { Decide, Subject } from './card-subject';
import { controlsNear } from './controls-near';
import type { Anchor } from './hover-card';

/** What a note is about, which comes by itself: what the user does next stays in view. */
export function noteOn(
  { address: text }: PageAnswer,
  at: Anchor,
  put?: Put,
  decide?: Decide,
): Subject {
  const anchor = { ...at, beside: controlsNear(at.node) };
  return { text, anchor, isPinned: true, isNote: !decide, put, decide };
}
