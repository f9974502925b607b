import sharp from 'sharp';

/** Saves a picture anew in one of the ways in which copies are made. */
export type Copy = (jpeg: Buffer) => Promise<Buffer>;

async function crop(jpeg: Buffer, left: number, top: number, right: number, bottom: number): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const [x, y] = [Math.round(width * left), Math.round(height * top)];
  return sharp(jpeg)
    .extract({
      left: x,
      top: y,
      width: Math.round(width * (1 - right)) - x,
      height: Math.round(height * (1 - bottom)) - y,
    })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** The ways of the same photo that have to be found. */
export const copies: Record<string, Copy> = {
  'to 320 px': (jpeg) => sharp(jpeg).resize(320).jpeg({ quality: 80 }).toBuffer(),
  'to 200 px': (jpeg) => sharp(jpeg).resize(200).jpeg({ quality: 80 }).toBuffer(),
  'to 1,200 px': (jpeg) => sharp(jpeg).resize(1200).jpeg({ quality: 80 }).toBuffer(),
  'stretched by 8 %': (jpeg) => sharp(jpeg).resize(518, 360, { fit: 'fill' }).jpeg({ quality: 80 }).toBuffer(),
  'cropped by 5 % in all': (jpeg) => crop(jpeg, 0.025, 0.025, 0.025, 0.025),
  'cropped by 5 % left': (jpeg) => crop(jpeg, 0.05, 0, 0, 0),
  'cropped by 5 % below': (jpeg) => crop(jpeg, 0, 0, 0, 0.05),
  'cropped by 5 % at a corner': (jpeg) => crop(jpeg, 0.05, 0.05, 0, 0),
  'cropped by 5 % on each side': (jpeg) => crop(jpeg, 0.05, 0.05, 0.05, 0.05),
  'JPEG of quality 50': (jpeg) => sharp(jpeg).jpeg({ quality: 50 }).toBuffer(),
  'JPEG of quality 20': (jpeg) => sharp(jpeg).jpeg({ quality: 20 }).toBuffer(),
  'WebP of quality 40': (jpeg) => sharp(jpeg).webp({ quality: 40 }).toBuffer(),
  'brighter by 10 %': (jpeg) => sharp(jpeg).modulate({ brightness: 1.1 }).jpeg({ quality: 85 }).toBuffer(),
  'brighter by 30 %': (jpeg) => sharp(jpeg).modulate({ brightness: 1.3 }).jpeg({ quality: 85 }).toBuffer(),
  'darker by 20 %': (jpeg) => sharp(jpeg).modulate({ brightness: 0.8 }).jpeg({ quality: 85 }).toBuffer(),
  'cropped, smaller, brighter and saved anew': async (jpeg) =>
    sharp(await crop(jpeg, 0.025, 0.025, 0.025, 0.025))
      .resize(300)
      .modulate({ brightness: 1.15 })
      .jpeg({ quality: 50 })
      .toBuffer(),
};
