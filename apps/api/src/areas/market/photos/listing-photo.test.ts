import sharp, { type OutputInfo } from 'sharp';
import { describe, expect, it } from 'vitest';
import { noisy } from '../../../testing/hostile-files.ts';
import { bytesOf, convertListingPhoto, convertToAvif, type ListingPhotoFiles } from './listing-photo.ts';

const now = new Date('2026-11-21T12:00:00+05:30');

async function convert(original: Buffer): Promise<ListingPhotoFiles> {
  const photo = await convertListingPhoto(original, now);
  if (!('files' in photo)) throw new Error(photo.en);
  return photo;
}

describe('convertListingPhoto', () => {
  it.each([
    ['a tall photo', { width: 300, height: 2250 }, { width: 213, height: 1600, widths: [213] }],
    ['a wide photo', { width: 2250, height: 300 }, { width: 1600, height: 213, widths: [480, 960, 1600] }],
    ['a photo held upright', { width: 1500, height: 2000 }, { width: 1200, height: 1600, widths: [480, 960, 1200] }],
    ['a small photo', { width: 300, height: 500 }, { width: 300, height: 500, widths: [300] }],
    ['a photo as wide as a smaller copy', { width: 480, height: 320 }, { width: 480, height: 320, widths: [480] }],
    ['a line', { width: 2, height: 12_000 }, { width: 1, height: 1600, widths: [1] }],
  ])('keeps %s within 1,600 px on both sides, and enlarges nothing', async (_, size, kept) => {
    const { files, width, height, widths } = await convert(await noisy(size).jpeg().toBuffer());
    expect({ width, height, widths }).toEqual(kept);
    for (const { name, bytes } of files) {
      const made = await sharp(bytes).metadata();
      expect([name, made.height]).toEqual([expect.stringContaining(`-${made.width}.`), expect.any(Number)]);
      expect(Math.max(made.width, made.height)).toBeLessThanOrEqual(1600);
    }
  });

  it('makes no more bytes of a tall photo than of a square one', async () => {
    const square = await convert(await noisy({ width: 1600, height: 1600 }).jpeg().toBuffer());
    const tall = await convert(await noisy({ width: 1200, height: 6000 }).jpeg().toBuffer());
    const jpeg = tall.files.find(({ name }) => name.endsWith('.jpg'))?.bytes ?? Buffer.alloc(0);
    const all = bytesOf(tall.files) + bytesOf(await convertToAvif(tall, jpeg));
    expect(all).toBeLessThan(bytesOf(square.files));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a photo upright that was held in way %i', async (orientation) => {
    const red = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const original = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#00f' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .withMetadata({ orientation })
      .png()
      .toBuffer();
    const { files } = await convert(original);
    const made = await sharp(files[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
    const expected = await sharp(original).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect(redCornersOf(made)).toEqual(redCornersOf(expected));
    for (const { bytes } of files) expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  });
});

/** Returns a picture's size and which of its corners are red. */
function redCornersOf({ data, info: { width, height, channels } }: { data: Buffer; info: OutputInfo }) {
  const isRed = (x: number, y: number) => (data[(y * width + x) * channels] ?? 0) > 128;
  const [right, bottom] = [width - 3, height - 3];
  return { width, height, corners: [isRed(2, 2), isRed(right, 2), isRed(2, bottom), isRed(right, bottom)] };
}
