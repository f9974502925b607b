import * as texts from '#texts/listing-photos';
import { randomKey } from '../random-key.ts';
import type { SlotName } from './photo-slots.ts';
import { useState } from 'react';

/** Maximum side length in px. The server keeps no larger size, so more pixels would only slow the upload. */
const MAX_SIDE_LENGTH = 1600;
const QUALITY = 0.8;
/** Formats that the server can read even if this browser cannot. */
const SENT_AS_IT_IS = new Set(['image/avif']);

/**
 * Converts a file to a photo: upright, at most 1600 px long, without camera metadata.
 * @returns the photo, or the reason why the file was rejected.
 */
export async function shrinkPhoto(file: File): Promise<PickedPhoto | string> {
  const photo = { key: randomKey(), name: file.name };
  if (!file.type.startsWith('image/')) return texts.noImage(file.name);
  if (file.size === 0) return texts.empty(file.name);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture) {
    const { width } = picture;
    return { ...photo, width, blob: await encode(picture) };
  }
  return SENT_AS_IT_IS.has(file.type) ? { ...photo, blob: file } : texts.unreadable(file.name);
}

async function encode(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, MAX_SIDE_LENGTH / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  draw(canvas, picture);
  picture.close();
  const blob = await blobOf(canvas, 'image/webp');
  // A browser that cannot encode WebP returns a much larger PNG.
  return blob.type === 'image/webp' ? blob : blobOf(canvas, 'image/jpeg');
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The photo was not written.'))), type, QUALITY);
  });

/** A photo picked by a seller, ready to upload: resized and without camera metadata. */
export interface PickedPhoto {
  /** Random and immutable; the server stores uploads with the same key only once. */
  readonly key: string;
  /** Name of its file. */
  readonly name: string;
  readonly blob: Blob;
  /** Original width in px; absent if this browser cannot tell. */
  readonly width?: number;
  /** What it shows, if it was picked for a slot. */
  readonly slot?: SlotName;
}

/** A photo with its position in the listing, counted from 0: null for the last, undefined for its index in the uploaded list. */
export interface PlacedPhoto extends PickedPhoto {
  readonly position?: number | null;
}

/** Minimum width in px; narrower photos look blurred on the bike's page. */
const MIN_SHARP_WIDTH = 800;

/** Converts picked files to photos, one at a time. Returns why files were rejected, and which photos are small. */
export function usePicking(onPicked: (photos: readonly PickedPhoto[]) => void) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [small, setSmall] = useState<readonly string[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const pick = async (files: readonly File[], slot?: SlotName) => {
    setPreparing(true);
    const made: (PickedPhoto | string)[] = [];
    for (const file of files) made.push(await shrinkPhoto(file));
    setPreparing(false);
    setRefusals(made.filter((photo) => typeof photo === 'string'));
    const photos = made.filter((photo) => typeof photo !== 'string');
    setSmall(photos.filter(({ width }) => width !== undefined && width < MIN_SHARP_WIDTH).map(({ name }) => name));
    if (photos.length > 0) onPicked(slot ? photos.map((photo) => ({ ...photo, slot })) : photos);
  };
  return { pick, refusals, small, isPreparing };
}
