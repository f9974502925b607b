import * as texts from '#texts/listing-photos';
import { randomKey } from '../random-key.ts';
import type { PickedPhoto } from './picked-photo.ts';

/** The server keeps none wider: more pixels would only take longer on their way. */
const LONGEST_SIDE = 1600;
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
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
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
