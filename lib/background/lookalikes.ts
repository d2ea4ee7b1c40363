import { findLookalike } from '@/lib/address/lookalike';
import type { LookalikeFact } from '@/lib/verdict/facts';
import { familiarContacts } from './own-lists';

/** The contact of the user that each text looks like without being it; null: none. Nothing else that was seen is compared with. */
export async function findLookalikes(texts: string[]): Promise<(LookalikeFact | null)[]> {
  const contacts = await familiarContacts();
  return texts.map((text) => {
    const found = findLookalike(text, contacts);
    if (!found) return null;
    const { known: contact, how, differences } = found;
    return { contact, how, differences };
  });
}
