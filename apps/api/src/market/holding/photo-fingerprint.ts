import { bitsOf } from './picture-bits.ts';
import { BRIGHTNESS_SIDE, hasDetails, toThumbnail } from './thumbnail.ts';
import { openSharp } from '../../media/photos/open-sharp.ts';

/** What a photo looks like: 64 bits that find others like it, and the thumbnail by which they are compared. */
export interface Fingerprint {
  bits: string;
  thumbnail: Uint8Array;
}

/** What a photo looks like. Null for one that shows nothing, like a wall or the sky, for all such are alike. */
export async function fingerprintOf(jpeg: Buffer): Promise<Fingerprint | null> {
  const sharp = await openSharp();
  const { data, info } = await sharp(jpeg)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(BRIGHTNESS_SIDE, BRIGHTNESS_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbnail = toThumbnail(data, info.channels);
  return hasDetails(thumbnail) ? { bits: bitsOf(thumbnail), thumbnail } : null;
}
