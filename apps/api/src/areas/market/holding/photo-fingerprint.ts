import { openSharp } from '../../media/index.ts';
import { halveGrid } from './crop-grid.ts';
import { countIndependent } from './independent-details.ts';
import { bitsOf } from './picture-bits.ts';
import { BRIGHTNESS_SIDE, detailsOf, hasDetails, toThumbnail } from './thumbnail.ts';

/** Minimum number of independent details; with fewer, a picture is a blur that matches many others by chance. */
const MIN_INDEPENDENT = 5;

/** A photo's fingerprint: 64 bits to find similar photos and the thumbnail to compare them by. */
export interface Fingerprint {
  bits: string;
  thumbnail: Uint8Array;
}

/** Calculates a photo's fingerprint; null if it shows nothing distinctive, such as a wall, the sky or a blur. */
export async function fingerprintOf(jpeg: Buffer): Promise<Fingerprint | null> {
  const sharp = await openSharp();
  const { data, info } = await sharp(jpeg)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(BRIGHTNESS_SIDE, BRIGHTNESS_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbnail = toThumbnail(data, info.channels);
  return showsSomething(thumbnail) ? { bits: bitsOf(thumbnail), thumbnail } : null;
}

const showsSomething = (thumbnail: Uint8Array): boolean =>
  hasDetails(thumbnail) && countIndependent(halveGrid(detailsOf(thumbnail), BRIGHTNESS_SIDE)) >= MIN_INDEPENDENT;
