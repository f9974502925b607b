import { createHash } from 'node:crypto';
import { type Photo, type PhotoFormat, photoFormats } from '@dopahiya/domain/content';
import type { Metadata, Sharp } from 'sharp';

/** What a photograph may be: bytes and pixels of its file, and how wide and how much higher than wide it is. */
export const photoLimits = { bytes: 20 * 1024 * 1024, pixels: 60_000_000, minWidth: 1200, mostUpright: 2 } as const;

/** Raised when the same photograph would become other files. */
const EDITION = 1;
const SMALLER_WIDTHS = [480, 960] as const;
const LARGEST_WIDTH = 1600;
const SECONDS = 60;

/** A photograph's files: their name without width and format, their widths, and the size of the largest. */
export type PhotoFiles = Pick<Photo, 'widths' | 'width' | 'height'> & { key: string };

/** One file of a photograph. */
export interface PhotoFile {
  width: number;
  format: PhotoFormat;
  bytes: Buffer;
}

/** The file of a photograph as it came, found to be one. */
export interface CheckedPhoto {
  files: PhotoFiles;
  original: Buffer;
}

const encoders: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 76 }),
  jpg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

/** Finds out by its bytes whether a file is a photograph that can be shown: the reason why not, else what becomes of it. */
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

/** Said of a file that begins like a picture and cannot be read as one. */
export const unreadable = `cannot be read as a picture of at most ${photoLimits.pixels / 1e6} million pixels`;

/** Makes the files of a photograph: turned upright, without the metadata that its camera wrote. Throws for a broken one. */
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

/** A camera that was held upright notes that instead of turning the picture. */
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

/** Whether a file begins like a JPEG, PNG, WebP or AVIF, whatever its name says. */
export function isRaster(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  );
}

/**
 * Loads sharp where the first picture needs it. Its cache is off: each picture comes once, and what the cache keeps of pictures
 * nobody asks for again is memory of the site.
 */
export async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
