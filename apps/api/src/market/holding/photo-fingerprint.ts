import { bitsOf } from './picture-bits.ts';
import { THUMBNAIL_SIDE } from './same-picture.ts';

/** Standard deviation of brightness, of 255, below which a picture shows nothing. */
const FLATTEST = 4;

/** What a photo looks like: 64 bits that find others like it, and the thumbnail by which they are compared. */
export interface Fingerprint {
  bits: string;
  thumbnail: Uint8Array;
}

/** What a photo looks like. Null for one that shows nothing, for all such are alike. */
export async function fingerprintOf(jpeg: Buffer): Promise<Fingerprint | null> {
  const { default: sharp } = await import('sharp');
  const thumbnail = await sharp(jpeg)
    .greyscale()
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const { channels } = await sharp(jpeg).greyscale().stats();
  return channels.every(({ stdev }) => stdev < FLATTEST) ? null : { bits: bitsOf(thumbnail), thumbnail };
}
