import sharp from 'sharp';

/** Re-encodes a picture in one of the ways in which copies are made. */
export type Copy = (jpeg: Buffer) => Promise<Buffer>;

/** Share cropped from each side of a picture. */
interface Crop {
  left?: number;
  top?: number;
  right?: number;
  bottom?: number;
}

const cropped =
  ({ left = 0, top = 0, right = 0, bottom = 0 }: Crop): Copy =>
  async (jpeg) => {
    const { width, height } = await sharp(jpeg).metadata();
    const [x, y] = [Math.round(width * left), Math.round(height * top)];
    const [across, down] = [Math.round(width * (1 - right)) - x, Math.round(height * (1 - bottom)) - y];
    return sharp(jpeg).extract({ left: x, top: y, width: across, height: down }).jpeg({ quality: 85 }).toBuffer();
  };
const wide =
  (pixels: number): Copy =>
  (jpeg) =>
    sharp(jpeg).resize(pixels).jpeg({ quality: 80 }).toBuffer();
const saved =
  (quality: number): Copy =>
  (jpeg) =>
    sharp(jpeg).jpeg({ quality }).toBuffer();
const brighter =
  (brightness: number): Copy =>
  (jpeg) =>
    sharp(jpeg).modulate({ brightness }).jpeg({ quality: 85 }).toBuffer();
/** Multiplies each channel by a factor, clipped at white. */
const exposed =
  (times: number): Copy =>
  (jpeg) =>
    sharp(jpeg).linear(times, 0).jpeg({ quality: 85 }).toBuffer();
const both =
  (first: Copy, second: Copy): Copy =>
  async (jpeg) =>
    second(await first(jpeg));

/** Covers a twelfth of the width with a white box, like a number plate. */
const covered: Copy = async (jpeg) => {
  const { width, height } = await sharp(jpeg).metadata();
  const box = { width: Math.round(width / 12), height: Math.round(height / 18), channels: 3 as const };
  const place = { left: Math.round(width * 0.65), top: Math.round(height * 0.75) };
  return sharp(jpeg)
    .composite([{ input: { create: { ...box, background: '#fff' } }, ...place }])
    .jpeg({ quality: 85 })
    .toBuffer();
};

const onEachSide = cropped({ left: 0.05, top: 0.05, right: 0.05, bottom: 0.05 });
const atCorner = cropped({ left: 0.05, top: 0.05 });
const inAll = cropped({ left: 0.025, top: 0.025, right: 0.025, bottom: 0.025 });

/** Kinds of copies that must be recognised. */
export const copies: Record<string, Copy> = {
  'to 200 px': wide(200),
  'to 320 px': wide(320),
  'to 1,200 px': wide(1200),
  'stretched by 8 %': (jpeg) => sharp(jpeg).resize(518, 360, { fit: 'fill' }).jpeg({ quality: 80 }).toBuffer(),
  'cropped by 5 % in all': inAll,
  'cropped by 5 % left': cropped({ left: 0.05 }),
  'cropped by 5 % right': cropped({ right: 0.05 }),
  'cropped by 5 % above': cropped({ top: 0.05 }),
  'cropped by 5 % below': cropped({ bottom: 0.05 }),
  'cropped by 5 % at a corner': atCorner,
  'cropped by 5 % at the opposite corner': cropped({ right: 0.05, bottom: 0.05 }),
  'cropped by 5 % on each side': onEachSide,
  'cropped by 4, 1, 2 and 3 %': cropped({ left: 0.04, top: 0.01, right: 0.02, bottom: 0.03 }),
  'JPEG of quality 90': saved(90),
  'JPEG of quality 50': saved(50),
  'JPEG of quality 20': saved(20),
  'WebP of quality 40': (jpeg) => sharp(jpeg).webp({ quality: 40 }).toBuffer(),
  'brighter by 10 %': brighter(1.1),
  'brighter by 30 %': brighter(1.3),
  'darker by 10 %': brighter(0.9),
  'darker by 30 %': brighter(0.7),
  'exposed by 30 % more': exposed(1.3),
  'number plate covered': covered,
  'to 200 px, quality 20': both(wide(200), saved(20)),
  'to 320 px, brighter by 20 %': both(wide(320), brighter(1.2)),
  'cropped by 5 % in all, to 300 px': both(inAll, wide(300)),
  'cropped by 5 % at a corner, quality 30': both(atCorner, saved(30)),
  'cropped by 5 % on each side, to 200 px': both(onEachSide, wide(200)),
  'cropped by 5 % on each side, brighter by 20 %': both(onEachSide, brighter(1.2)),
  'cropped by 5 % on each side, quality 20': both(onEachSide, saved(20)),
  'darker by 30 %, quality 20': both(brighter(0.7), saved(20)),
};
