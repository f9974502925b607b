import type { Wording } from '@dopahiya/domain/languages';
import type { PhotoFormat } from '@dopahiya/domain/content';
import type { Metadata, OutputInfo, Sharp } from 'sharp';
import { isRaster, openSharp } from '../../media/index.ts';
import { type Fingerprint, fingerprintOf } from '../holding/photo-fingerprint.ts';
import { newPhotoKey } from './listing-photo-store.ts';
import { marketErrors } from '../../../core/texts/index.ts';

/**
 * Limits of a seller's photo: file size in bytes, pixels, and its longer side in px. Formats that are decoded as a whole instead of line by
 * line have lower limits: 40 million pixels of AVIF take 714 MB.
 */
export const listingPhotoLimits = {
  bytes: 12 * 1024 * 1024,
  pixels: 40_000_000,
  progressivePixels: 20_000_000,
  avifPixels: 8_000_000,
  side: 12_000,
} as const;

/** Maximum side length of a stored photo in px, so that tall and wide photos take no more space than others. */
const MAX_SIDE_LENGTH = 1600;
const SMALLER_WIDTHS = [480, 960] as const;
const SECONDS = 20;

/** Low effort, so that sellers do not wait long: most browsers get AVIF, which is created later. */
const encoders = {
  webp: (picture: Sharp) => picture.webp({ quality: 76, effort: 2 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 78 }),
} as const satisfies Partial<Record<PhotoFormat, (picture: Sharp) => Sharp>>;

/** The formats created during the upload. */
const formats = Object.keys(encoders) as (keyof typeof encoders)[];

/** A seller's photo as stored: with a random key, in several widths, and without camera metadata. */
export interface ListingPhotoFiles {
  key: string;
  widths: number[];
  width: number;
  height: number;
  fingerprint: Fingerprint | null;
  files: { name: string; bytes: Buffer }[];
}

const unreadable = marketErrors.photoUnreadable(listingPhotoLimits.pixels / 1e6);

/** Returns why a photo is too large to decode; undefined if it is not. */
function refuseSize({ width, height, format, isProgressive }: Metadata): Wording | undefined {
  const { pixels, progressivePixels, avifPixels, side } = listingPhotoLimits;
  const area = width * height;
  if (area > pixels) return unreadable;
  if (Math.max(width, height) > side) return marketErrors.photoTooWide(side);
  if (format === 'heif' && area > avifPixels) return marketErrors.photoTooLargeAvif(avifPixels / 1e6);
  if (isProgressive && area > progressivePixels) return marketErrors.photoTooLargeProgressive(progressivePixels / 1e6);
  return undefined;
}

/**
 * Creates the files of a photo, whose type is detected by its bytes; decodes it once and rotates it upright.
 * @returns the files, or the reason why not.
 */
export async function convertListingPhoto(original: Buffer, now: Date): Promise<ListingPhotoFiles | Wording> {
  if (original.byteLength === 0) return marketErrors.photoEmpty;
  if (!isRaster(original)) return marketErrors.photoNoImage;
  try {
    return await convert(original, now);
  } catch {
    return unreadable;
  }
}

async function convert(original: Buffer, now: Date): Promise<ListingPhotoFiles | Wording> {
  const sharp = await openSharp();
  const source = sharp(original, { limitInputPixels: listingPhotoLimits.pixels, failOn: 'error' });
  const metadata = await source.metadata();
  const refused = refuseSize(metadata);
  if (refused) return refused;
  const shrunk = source
    .resize({ width: MAX_SIDE_LENGTH, height: MAX_SIDE_LENGTH, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS });
  const { data, info } = await turnUpright(await pixelsOf(shrunk), metadata.orientation);
  const { width, height, channels } = info;
  const key = newPhotoKey(now);
  const widths = [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
  const files: ListingPhotoFiles['files'] = [];
  for (const narrow of widths) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: narrow });
    for (const format of formats) {
      const bytes = await encoders[format](picture.clone()).timeout({ seconds: SECONDS }).toBuffer();
      files.push({ name: `${key}-${narrow}.${format}`, bytes });
    }
  }
  const smallest = files.find(({ name }) => name.endsWith('.jpg'));
  return { key, widths, width, height, fingerprint: smallest ? await fingerprintOf(smallest.bytes) : null, files };
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const pixelsOf = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true });

/** Rotation and mirroring by EXIF orientation; mirroring comes first. */
const turns: Record<number, { angle: number; isMirrored: boolean }> = {
  2: { angle: 0, isMirrored: true },
  3: { angle: 180, isMirrored: false },
  4: { angle: 180, isMirrored: true },
  5: { angle: 270, isMirrored: true },
  6: { angle: 90, isMirrored: false },
  7: { angle: 90, isMirrored: true },
  8: { angle: 270, isMirrored: false },
};

/** Rotates a picture that is already resized, so that the original is never rotated at full size. */
async function turnUpright(picture: Pixels, orientation = 1): Promise<Pixels> {
  const turn = turns[orientation];
  if (!turn) return picture;
  const sharp = await openSharp();
  const opened = ({ data, info: { width, height, channels } }: Pixels) =>
    sharp(data, { raw: { width, height, channels } });
  const mirrored = turn.isMirrored ? await pixelsOf(opened(picture).flop()) : picture;
  return turn.angle === 0 ? mirrored : pixelsOf(opened(mirrored).rotate(turn.angle));
}

/** Creates a photo's AVIF files from its largest JPEG, which is decoded once. */
export async function convertToAvif(
  { key, widths }: Pick<ListingPhotoFiles, 'key' | 'widths'>,
  jpeg: Buffer,
): Promise<ListingPhotoFiles['files']> {
  const sharp = await openSharp();
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files: ListingPhotoFiles['files'] = [];
  for (const narrow of widths) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: narrow });
    const bytes = await picture.avif({ quality: 50, effort: 2 }).timeout({ seconds: SECONDS }).toBuffer();
    files.push({ name: `${key}-${narrow}.avif`, bytes });
  }
  return files;
}

/** Returns the total size of files in bytes. */
export function bytesOf(files: readonly { bytes: Buffer }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
