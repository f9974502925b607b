import { openSharp } from '../../media/index.ts';
import { halveGrid } from './crop-grid.ts';
import { countIndependent } from './independent-details.ts';
import { bitsOf } from './picture-bits.ts';
import { BRIGHTNESS_SIDE, detailsOf, hasDetails, toThumbnail } from './thumbnail.ts';

/** With fewer independent details a picture is a blur, and like many others by chance. */
const MIN_INDEPENDENT = 5;

/** What a photo looks like: 64 bits that find others like it, and the thumbnail by which they are compared. */
export interface Fingerprint {
  bits: string;
  thumbnail: Uint8Array;
}

/** What a photo looks like. Null for one that shows nothing, like a wall, the sky or a blur, for all such are alike. */
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
