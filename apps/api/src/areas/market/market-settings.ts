import type { ListingPhotoStore } from './photos/listing-photo-store.ts';

/** Settings of used bikes: samples and photo storage. */
export interface MarketSettings {
  withSamples: boolean;
  /** Undefined if there is no folder for photos. */
  photoStore?: ListingPhotoStore | undefined;
  /** Folder for uploaded photos waiting to be processed; by default the system's temporary folder. */
  uploadFolder?: string | undefined;
  /** Origin of photo URLs, if photos are served from a separate host that leads to this server. */
  photosOrigin?: string | undefined;
  /** Maximum total size of all photo files, in bytes; 10 GB by default. */
  photoBytes?: number | undefined;
}
