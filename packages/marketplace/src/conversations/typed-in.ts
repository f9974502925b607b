import type { MessageDraft } from '@dopahiya/domain/inputs';

/** What a draft holds, as the form keeps it. */
export const typedIn = ({ text, offer }: MessageDraft) => ({
  ...(typeof text === 'string' && { text }),
  ...(offer !== undefined && offer !== null && { offer: String(offer) }),
});
