import { describe, expect, it } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

async function picture(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type })], 'left side.png', { type });
}

/** Builds a JPEG whose EXIF data says that the camera was rotated. */
async function onItsSide(): Promise<File> {
  const jpeg = new Uint8Array(await (await picture(80, 40, 'image/jpeg')).arrayBuffer());
  const exif = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const bytes = [...jpeg.subarray(0, 2), ...exif, ...orientation, ...jpeg.subarray(2)];
  return new File([new Uint8Array(bytes)], 'turned.jpg', { type: 'image/jpeg' });
}

const sizeOf = async (blob: Blob) => {
  const { width, height } = await createImageBitmap(blob);
  return [width, height];
};

describe('shrinkPhoto', () => {
  it('makes a large photo as long as the server keeps it', async () => {
    const photo = await shrinkPhoto(await picture(3200, 2400));
    expect(photo).toMatchObject({ name: 'left side.png', blob: { type: 'image/webp' } });
    expect(typeof photo === 'object' && (await sizeOf(photo.blob))).toEqual([1600, 1200]);
  });

  it('leaves a small one as small as it is, also of one pixel', async () => {
    for (const [width, height] of [
      [300, 200],
      [1, 1],
    ] as const) {
      const photo = await shrinkPhoto(await picture(width, height));
      expect(typeof photo === 'object' && (await sizeOf(photo.blob))).toEqual([width, height]);
    }
  });

  it('turns a photo upright', async () => {
    const photo = await shrinkPhoto(await onItsSide());
    expect(typeof photo === 'object' && (await sizeOf(photo.blob))).toEqual([40, 80]);
  });

  it('names each photo by chance, the same file too', async () => {
    const file = await picture(4, 4);
    const [one, other] = [await shrinkPhoto(file), await shrinkPhoto(file)];
    expect(one).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
    expect((one as { key: string }).key).not.toBe((other as { key: string }).key);
  });

  it('sends as it is what the server may know and this browser does not', async () => {
    const file = new File(['not for this browser'], 'new.avif', { type: 'image/avif' });
    expect(await shrinkPhoto(file)).toMatchObject({ name: 'new.avif', blob: file });
  });

  it.each([
    [new File(['words'], 'bill.pdf', { type: 'application/pdf' }), 'bill.pdf isn’t an image. Choose a photo.'],
    [new File([''], 'gone.jpg', { type: 'image/jpeg' }), 'gone.jpg is empty. Choose another photo.'],
    [new File(['half'], 'half.jpg', { type: 'image/jpeg' }), /^We can’t open half.jpg. It may be damaged/],
    [new File(['heic'], 'IMG_1.HEIC', { type: 'image/heic' }), /^We can’t open IMG_1.HEIC/],
  ])('refuses what is no photo and says why', async (file, reason) => {
    expect(await shrinkPhoto(file)).toMatch(reason);
  });
});
