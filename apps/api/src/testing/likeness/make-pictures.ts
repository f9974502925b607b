import sharp, { type Sharp } from 'sharp';

/** Picture to compare: those of one `kind` with the same `shows` show the same thing and do not count as different. */
export interface Picture {
  kind: string;
  shows: string;
  jpeg: Buffer;
}

/** Size in pixels of a photo's smallest file, from which its fingerprint is made. */
export const SIZE = { width: 480, height: 360 } as const;

/** Creates a seeded generator of numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1_013_904_223) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const toJpeg = (picture: Sharp): Promise<Buffer> => picture.jpeg({ quality: 85 }).toBuffer();

const toSize = (picture: Sharp): Sharp => picture.resize({ ...SIZE, fit: 'fill', kernel: 'cubic' });

/** Creates grey noise with grains of the picture's width divided by `columns`. */
export function noise(seed: number, columns: number): Promise<Buffer> {
  const random = randomNumbers(seed);
  const rows = Math.max(2, Math.round((columns * 3) / 4));
  const grains = Buffer.from(Array.from({ length: columns * rows }, () => Math.floor(random() * 256)));
  return toJpeg(toSize(sharp(grains, { raw: { width: columns, height: rows, channels: 1 } })));
}

const drawn = (svg: string): Promise<Buffer> =>
  toJpeg(toSize(sharp(Buffer.from(svg)).flatten({ background: '#ffffff' })));

const frame = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 480 360">${inside}</svg>`;

const colour = (random: () => number): string =>
  `hsl(${Math.round(random() * 360)} ${Math.round(20 + random() * 60)}% ${Math.round(15 + random() * 70)}%)`;

/** Creates a linear or radial gradient between two colours. */
export function gradient(seed: number): Promise<Buffer> {
  const random = randomNumbers(seed);
  const stops = `<stop offset="0" stop-color="${colour(random)}"/><stop offset="1" stop-color="${colour(random)}"/>`;
  const angle = Math.round(random() * 360);
  const fill =
    random() < 0.5
      ? `<linearGradient id="g" gradientTransform="rotate(${angle} 0.5 0.5)">${stops}</linearGradient>`
      : `<radialGradient id="g" cx="${random()}" cy="${random()}" r="${0.4 + random() * 0.5}">${stops}</radialGradient>`;
  return drawn(frame(`<defs>${fill}</defs><rect width="480" height="360" fill="url(#g)"/>`));
}

/** Creates a street scene like a phone photo: sky, ground, houses, and a two-wheeler in the middle with its own seed. */
export async function scene(seed: number, bike = seed): Promise<Buffer> {
  const random = randomNumbers(seed);
  const ofBike = randomNumbers(bike + 1_000_000);
  const between = (low: number, high: number, next = random): number => low + next() * (high - low);
  const betweenForBike = (low: number, high: number): number => between(low, high, ofBike);
  const horizon = between(120, 220);
  const houses = Array.from({ length: 4 + Math.floor(random() * 5) }, () => {
    const [x, width, height] = [between(-40, 460), between(40, 140), between(40, horizon)];
    const windows = Array.from(
      { length: 6 },
      () =>
        `<rect x="${x + random() * width}" y="${horizon - random() * height}" width="14" height="18" fill="${colour(random)}"/>`,
    );
    return `<rect x="${x}" y="${horizon - height}" width="${width}" height="${height}" fill="${colour(random)}"/>${windows.join('')}`;
  });
  const [left, base, size] = [betweenForBike(60, 200), betweenForBike(250, 330), betweenForBike(30, 55)];
  const right = left + size * betweenForBike(2.6, 3.6);
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="${base - size}" r="${size}" fill="none" stroke="#111" stroke-width="${size / 4}"/><circle cx="${x}" cy="${base - size}" r="${size / 4}" fill="#888"/>`;
  const body = Array.from({ length: 3 }, () => {
    const points = Array.from(
      { length: 5 },
      () => `${betweenForBike(left, right)},${base - betweenForBike(size * 0.6, size * 3)}`,
    );
    return `<polygon points="${points.join(' ')}" fill="${colour(ofBike)}"/>`;
  });
  const svg = frame(
    `<rect width="480" height="360" fill="${colour(random)}"/>${houses.join('')}<rect y="${horizon}" width="480" height="240" fill="${colour(random)}"/>${wheel(left)}${wheel(right)}${body.join('')}`,
  );
  const grain = Buffer.from(Array.from({ length: 480 * 360 }, () => 96 + Math.floor(random() * 64)));
  const overlay = await sharp(grain, { raw: { width: 480, height: 360, channels: 1 } })
    .png()
    .toBuffer();
  const rendered = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
  return toJpeg(sharp(rendered).composite([{ input: overlay, blend: 'soft-light' }]));
}

/** Renders a drawing on white, in the size of a photo. */
export const drawing = (svg: string): Promise<Buffer> =>
  toJpeg(
    sharp(Buffer.from(svg), { density: 72 })
      .resize({ ...SIZE, fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' }),
  );
