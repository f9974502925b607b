import { createHash } from 'node:crypto';
import { type Photo, type PhotoFormat, photoFormats } from '@dopahiya/domain/content';
import type { Metadata, Sharp } from 'sharp';

/** Limits for a photograph: file size in bytes, number of pixels, minimum width in pixels, maximum ratio of height to width. */
export const photoLimits = { bytes: 20 * 1024 * 1024, pixels: 60_000_000, minWidth: 1200, mostUpright: 2 } as const;

/** Raise it when the conversion of photographs changes. */
const EDITION = 1;
const SMALLER_WIDTHS = [480, 960] as const;
const LARGEST_WIDTH = 1600;
const SECONDS = 60;

/** Files of a photograph: their name without width and format, their widths, and the size of the largest. */
export type PhotoFiles = Pick<Photo, 'widths' | 'width' | 'height'> & { key: string };

/** One file of a photograph. */
export interface PhotoFile {
  width: number;
  format: PhotoFormat;
  bytes: Buffer;
}

/** Validated original file of a photograph. */
export interface CheckedPhoto {
  files: PhotoFiles;
  original: Buffer;
}

const encoders: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 76 }),
  jpg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

/** Checks by its bytes whether a file is a usable photograph: returns the reason if not, else the files to make. */
export async function checkPhoto(original: Buffer): Promise<CheckedPhoto | string> {
  if (original.byteLength > photoLimits.bytes) return `has more than ${photoLimits.bytes / 1024 / 1024} MB`;
  if (!isRaster(original)) return 'is no JPEG, PNG, WebP or AVIF, whatever its name says';
  const metadata = await read(original)
    .then((picture) => picture.metadata())
    .catch(() => undefined);
  const size = metadata && uprightSize(metadata);
  if (!size) return unreadable;
  return rejectSize(size) ?? { files: filesOf(original, size), original };
}

/** Validation error for a file that starts like a picture but cannot be read as one. */
export const unreadable = `cannot be read as a picture of at most ${photoLimits.pixels / 1e6} million pixels`;

/** Creates the files of a photograph: rotated upright, without camera metadata. @throws for a broken one. */
export async function* convertPhoto({ files, original }: CheckedPhoto): AsyncGenerator<PhotoFile> {
  for (const width of files.widths) {
    const picture = (await read(original)).autoOrient().resize({ width }).timeout({ seconds: SECONDS });
    for (const format of photoFormats) {
      yield { width, format, bytes: await encoders[format](picture.clone()).toBuffer() };
    }
  }
}

/** Loads the library with the first photograph: most catalogues have none. */
async function read(original: Buffer): Promise<Sharp> {
  const sharp = await openSharp();
  return sharp(original, { limitInputPixels: photoLimits.pixels, failOn: 'error' });
}

interface Size {
  width: number;
  height: number;
}

/** Returns the upright size: cameras held upright note the orientation instead of rotating the picture. */
function uprightSize({ width, height, orientation = 1 }: Metadata): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function rejectSize({ width, height }: Size): string | undefined {
  const { minWidth, mostUpright, pixels } = photoLimits;
  if (width * height > pixels) return unreadable;
  if (width < minWidth) return `is ${width} px wide, and must be at least ${minWidth}`;
  return height > width * mostUpright ? 'is more than twice as high as it is wide' : undefined;
}

function filesOf(original: Buffer, size: Size): PhotoFiles {
  const key = createHash('sha256').update(`${EDITION}:`).update(original).digest('base64url').slice(0, 22);
  const width = Math.min(size.width, LARGEST_WIDTH);
  const height = Math.round((size.height * width) / size.width);
  return { key, widths: [...SMALLER_WIDTHS, width], width, height };
}

/** Checks whether a file starts like a JPEG, PNG, WebP or AVIF, whatever its name. */
export function isRaster(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  );
}

/** Loads sharp on first use. Its cache is disabled: each picture is processed once, so the cache would only waste memory. */
export async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
