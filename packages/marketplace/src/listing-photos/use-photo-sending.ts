import { useApi } from '@dopahiya/api-client';
import { useReducer, useState } from 'react';
import { PhotoSender, type PhotoState } from './photo-sender.ts';
import type { PickedPhoto, PlacedPhoto } from './shrink-photo.ts';

/** The way of photos to a listing. */
export interface PhotoSending {
  /**
   * Sends photos to a listing, two at a time, each once, to their places.
   * @returns those that did not arrive, once none is on its way.
   */
  send: (listing: number | string, photos: readonly PlacedPhoto[]) => Promise<{ failed: readonly PickedPhoto[] }>;
  /** How far a photo has come; undefined for one that was never to be sent. */
  stateOf: (key: string) => PhotoState | undefined;
  /** Sends one that failed once more. */
  retry: (key: string) => void;
  /** Sends a photo no more, and deletes one that has arrived. */
  remove: (key: string) => void;
  /** Has a photo stand at another place. */
  move: (key: string, position: number) => void;
}

/** Sends photos, and draws the component that calls it anew as they come further; they go on when it is gone. */
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
