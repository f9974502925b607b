import { useApi } from '@dopahiya/api-client';
import { useReducer, useState } from 'react';
import { PhotoSender, type PhotoState } from './photo-sender.ts';
import type { PickedPhoto, PlacedPhoto } from './shrink-photo.ts';

/** Uploads photos of a listing. */
export interface PhotoSending {
  /**
   * Uploads photos to a listing at their positions, at most two at a time, each once.
   * @returns the failed photos, once no upload is running.
   */
  send: (listing: number | string, photos: readonly PlacedPhoto[]) => Promise<{ failed: readonly PickedPhoto[] }>;
  /** Returns the upload state of a photo; undefined if it was never queued. */
  stateOf: (key: string) => PhotoState | undefined;
  /** Retries a failed upload. */
  retry: (key: string) => void;
  /** Cancels a photo's upload, and deletes it if it was already uploaded. */
  remove: (key: string) => void;
  /** Changes a photo's position. */
  move: (key: string, position: number) => void;
}

/** Uploads photos and re-renders the calling component on progress; uploads continue after it unmounts. */
export function usePhotoSending(): PhotoSending {
  const api = useApi();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [sender] = useState(() => new PhotoSender(api, draw));
  return {
    send: (listing, photos) => sender.send(listing, photos),
    stateOf: (key) => sender.stateOf(key),
    retry: (key) => sender.retry(key),
    remove: (key) => sender.remove(key),
    move: (key, position) => sender.move(key, position),
  };
}
