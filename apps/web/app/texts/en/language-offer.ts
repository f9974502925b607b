/** Offers of this page in other languages, by code; each in the language that it offers. */
export const offers: Readonly<Record<string, { text: string; open: string }>> = {
  hi: { text: 'यह पेज हिन्दी में भी है।', open: 'हिन्दी में पढ़ें' },
};
