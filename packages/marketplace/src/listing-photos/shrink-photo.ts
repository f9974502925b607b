import * as texts from '#texts/listing-photos';
import { randomKey } from '../random-key.ts';
import { useState } from 'react';

/** The server keeps none wider: more pixels would only take longer on their way. */
const MAX_SIDE_LENGTH = 1600;
const QUALITY = 0.8;
/** What the server reads where this browser may not. */
const SENT_AS_IT_IS = new Set(['image/avif']);

/** Makes a photo of a file: upright, at most 1600 px long, without what its camera wrote. @returns else the reason why not. */
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
  // A browser that writes no WebP answers with PNG, many times as large.
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

/** A photo that a seller picked, as it is sent: small enough, and without what its camera wrote. */
export interface PickedPhoto {
  /** Made by chance and never changed: sent twice with it, it is one photo. */
  readonly key: string;
  /** The name of its file. */
  readonly name: string;
  readonly blob: Blob;
  /** Width in pixels as it was picked; left out where this browser can't tell. */
  readonly width?: number;
}

/** A photo with its place among those of its listing, counted from 0: null is the last, undefined the one in the list it is sent with. */
export interface PlacedPhoto extends PickedPhoto {
  readonly position?: number | null;
}

/** A narrower photo looks blurred on the page of its bike. */
const MIN_SHARP_WIDTH = 800;

/** Makes photos of files, one after the other. Returns why other files are refused, and which photos are small. */
export function usePicking(onPicked: (photos: readonly PickedPhoto[]) => void) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [small, setSmall] = useState<readonly string[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const pick = async (files: readonly File[]) => {
    setPreparing(true);
    const made: (PickedPhoto | string)[] = [];
    for (const file of files) made.push(await shrinkPhoto(file));
    setPreparing(false);
    setRefusals(made.filter((photo) => typeof photo === 'string'));
    const photos = made.filter((photo) => typeof photo !== 'string');
    setSmall(photos.filter(({ width }) => width !== undefined && width < MIN_SHARP_WIDTH).map(({ name }) => name));
    if (photos.length > 0) onPicked(photos);
  };
  return { pick, refusals, small, isPreparing };
}
