import type { PhotoStore } from './photo-store.ts';
import type { CardPictures } from '../../../core/settings/choices.ts';

/** Where photographs are, if there is a folder for them, and whether cards show them. */
export interface PhotoDeps {
  store: PhotoStore | undefined;
  onCards: CardPictures;
}
