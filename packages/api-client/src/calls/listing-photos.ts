import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** Photo to be uploaded to a listing. */
export interface SentPhoto {
  /** Id of the listing. */
  listing: number | string;
  /** Idempotency key: a photo sent again with the same key is stored once. */
  key: string;
  name: string;
  blob: Blob;
  /** Position among the listing's photos, counted from 0; last by default. */
  position?: number | null | undefined;
}

/** Options of an upload; `onProgress` gets the share sent, 0 to 1. */
export interface SendingOptions extends RequestOptions {
  onProgress?: (share: number) => void;
}

/** Uploads a photo to a listing of the signed-in user. */
export function sendListingPhoto(api: ApiClient, photo: SentPhoto, options?: SendingOptions) {
  const form = new FormData();
  form.set('bike', String(photo.listing));
  form.set('key', photo.key);
  if (photo.position != null) form.set('position', String(photo.position));
  form.set('image', photo.blob, photo.name);
  return api.post('used-bike-images/', 'takenListingPhoto', { ...options, form, asUser: true });
}

const addressOf = (id: number | string): string => `used-bike-images/${encodeURIComponent(id)}/`;

/** Moves a photo of a listing; position 0 is the cover. */
export const moveListingPhoto = (api: ApiClient, id: number | string, position: number, options?: RequestOptions) =>
  api.patch(addressOf(id), 'nothing', { ...options, json: { position }, asUser: true });

/** Deletes a photo of a listing. */
export const removeListingPhoto = (api: ApiClient, id: number | string, options?: RequestOptions) =>
  api.delete(addressOf(id), 'nothing', { ...options, asUser: true });
