import { bitsOf } from './picture-bits.ts';
import { hasDetails, THUMBNAIL_SIDE } from './same-picture.ts';

/** What a photo looks like: 64 bits that find others like it, and the thumbnail by which they are compared. */
export interface Fingerprint {
  bits: string;
  thumbnail: Uint8Array;
}

/** What a photo looks like. Null for one that shows nothing, like a wall or the sky, for all such are alike. */
export async function fingerprintOf(jpeg: Buffer): Promise<Fingerprint | null> {
  const { default: sharp } = await import('sharp');
  const thumbnail = await sharp(jpeg)
    .greyscale()
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return hasDetails(thumbnail) ? { bits: bitsOf(thumbnail), thumbnail } : null;
}
