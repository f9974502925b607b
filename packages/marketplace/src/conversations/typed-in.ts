import type { MessageDraft } from '@dopahiya/domain/market';

/** What a draft holds, as the form keeps it. */
export const typedIn = ({ text, offer }: MessageDraft) => ({
  ...(text !== undefined && { text }),
  ...(offer !== undefined && { offer: String(offer) }),
});
