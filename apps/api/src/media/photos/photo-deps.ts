import type { PhotoStore } from './photo-store.ts';

/** What stands for a bike in lists: its drawing, or a photograph of those that have one. */
export const cardPictures = ['drawings', 'photographs'] as const;
export type CardPictures = (typeof cardPictures)[number];

/** Where photographs are, if there is a folder for them, and whether cards show them. */
export interface PhotoDeps {
  store: PhotoStore | undefined;
  onCards: CardPictures;
}
