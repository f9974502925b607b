import type { ListingPhotoStore } from './photos/listing-photo-store.ts';

/** What the owner of the site decides of used bikes, and where their photos are. */
export interface MarketSettings {
  withSamples: boolean;
  /** Undefined where there is no folder for photos. */
  photoStore?: ListingPhotoStore | undefined;
  /** Where photos wait for their turn once they have arrived; the system's folder of temporary files without it. */
  uploadFolder?: string | undefined;
  /** From where browsers fetch photos, if that is a host of their own which leads here too. */
  photosOrigin?: string | undefined;
  /** What the files of all photos may take together; 10 GB without it. */
  photoBytes?: number | undefined;
}
