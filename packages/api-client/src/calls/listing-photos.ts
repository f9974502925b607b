import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** A photo that is sent to a listing. */
export interface SentPhoto {
  /** Of the listing. */
  listing: number | string;
  /** Names the photo for good: sent again with the same key, it is one photo. */
  key: string;
  name: string;
  blob: Blob;
  /** Its place among those of the listing, counted from 0; without it, it is the last. */
  position?: number | null | undefined;
}

/** What is heard of a photo on its way: how much of it has gone, 0 to 1. */
export interface SendingOptions extends RequestOptions {
  onProgress?: (share: number) => void;
}

/** Sends one photo of a listing of the signed-in user. */
export function sendListingPhoto(api: ApiClient, photo: SentPhoto, options?: SendingOptions) {
  const form = new FormData();
  form.set('bike', String(photo.listing));
  form.set('key', photo.key);
  if (photo.position != null) form.set('position', String(photo.position));
  form.set('image', photo.blob, photo.name);
  return api.post('used-bike-images/', 'takenListingPhoto', { ...options, form, asUser: true });
}

const addressOf = (id: number | string): string => `used-bike-images/${encodeURIComponent(id)}/`;

/** Moves a photo among those of its listing; at 0 it is the cover. */
export const moveListingPhoto = (api: ApiClient, id: number | string, position: number, options?: RequestOptions) =>
  api.patch(addressOf(id), 'nothing', { ...options, json: { position }, asUser: true });

/** Deletes a photo of a listing. */
export const removeListingPhoto = (api: ApiClient, id: number | string, options?: RequestOptions) =>
  api.delete(addressOf(id), 'nothing', { ...options, asUser: true });
