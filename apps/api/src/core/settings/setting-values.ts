/** Default address of the site. */
export const LOCAL_SITE = 'http://localhost:3000';

/** Pictures of bikes in lists: drawings, or photographs where there are some. */
export const cardPictures = ['drawings', 'photographs'] as const;
export type CardPictures = (typeof cardPictures)[number];

/** Whether sample listings are shown among used bikes. */
export const sampleListings = ['shown', 'hidden'] as const;
export type SampleListings = (typeof sampleListings)[number];

/** Minimum length of an access token key in bytes. */
export const KEY_BYTES = 32;

/** Checks whether a text is a valid key. */
export function isKey(text: string): boolean {
  return /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length >= KEY_BYTES;
}
