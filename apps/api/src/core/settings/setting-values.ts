/** The site's address where the settings name none. */
export const LOCAL_SITE = 'http://localhost:3000';

/** What stands for a bike in lists: its drawing, or a photograph of those that have one. */
export const cardPictures = ['drawings', 'photographs'] as const;
export type CardPictures = (typeof cardPictures)[number];

/** Whether sample listings stand among used bikes. */
export const sampleListings = ['shown', 'hidden'] as const;
export type SampleListings = (typeof sampleListings)[number];

/** Bytes of a key of access tokens at least. */
export const KEY_BYTES = 32;

/** Whether a text can be a key. */
export function isKey(text: string): boolean {
  return /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length >= KEY_BYTES;
}
