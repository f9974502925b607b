import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawBike } from '@dopahiya/drawing';
import sharp, { type Sharp } from 'sharp';
import { ownCatalogue, readCatalogue } from '../../areas/seeding/read-catalogue.ts';
import { paintOf, toDrawnBike } from '../../areas/media/drawn-bike.ts';
import { drawing, gradient, noise, type Picture, scene, SIZE } from './make-pictures.ts';

/** Columns of noise grains: from large fields to single pixels. */
const COLUMNS = [4, 8, 12, 16, 24, 32, 48, 64, 96, 160, 480] as const;
/** Grid of non-overlapping pieces into which a sufficiently large photo is cut. */
const PIECES = { across: 4, down: 3 } as const;

/** Generates pictures: this many each of noise, gradients, street scenes, and the same scenes with other bikes. */
export async function madePictures(each: number): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (let seed = 0; seed < each; seed++) {
    const columns = COLUMNS[seed % COLUMNS.length] ?? COLUMNS[0];
    pictures.push({ kind: 'noise', shows: `${columns} columns, ${seed}`, jpeg: await noise(seed, columns) });
    pictures.push({ kind: 'gradient', shows: String(seed), jpeg: await gradient(seed) });
    pictures.push({ kind: 'street', shows: String(seed), jpeg: await scene(seed) });
    pictures.push({ kind: 'street', shows: `${seed}, another bike`, jpeg: await scene(seed, seed + 500) });
  }
  return pictures;
}

/** Draws one in every so many models in their first colour on white: very similar pictures. */
export async function drawnModels(oneIn: number): Promise<Picture[]> {
  const { catalogue } = await readCatalogue(ownCatalogue);
  const models = catalogue.brands.flatMap((brand) => brand.models);
  const pictures: Picture[] = [];
  for (const { drawing: drawing_hints, name, colours, ...model } of models.filter((_, at) => at % oneIn === 0)) {
    const svg = drawBike(toDrawnBike({ ...model, full_name: name, drawing_hints }), paintOf(colours[0] ?? null));
    pictures.push({ kind: 'drawing', shows: model.slug, jpeg: await drawing(svg) });
  }
  return pictures;
}

/** Reads the photos of a folder, up to `max`, large ones in pieces. */
export async function photosOf(folder: string, max: number): Promise<Picture[]> {
  const names = readdirSync(folder).filter((name) => /\.(?:jpe?g|png|webp|avif)$/i.test(name));
  const step = Math.max(1, Math.ceil(names.length / max));
  const pictures: Picture[] = [];
  for (const name of names.filter((_, index) => index % step === 0)) {
    const photo = sharp(join(folder, name)).flatten({ background: '#ffffff' });
    const { width } = await photo.metadata();
    if (width < SIZE.width * PIECES.across) {
      pictures.push({
        kind: 'photo',
        shows: name,
        jpeg: await photo.resize(SIZE.width).jpeg({ quality: 85 }).toBuffer(),
      });
      continue;
    }
    for (const [place, jpeg] of (await piecesOf(photo)).entries())
      pictures.push({ kind: 'piece of a photo', shows: `${name}, ${place}`, jpeg });
  }
  return pictures;
}

async function piecesOf(photo: Sharp): Promise<Buffer[]> {
  const [width, height] = [SIZE.width * PIECES.across, SIZE.height * PIECES.down];
  const { data: pixels, info } = await photo
    .resize(width, height, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width, height, channels: info.channels };
  const places = Array.from({ length: PIECES.across * PIECES.down }, (_, place) => ({
    left: (place % PIECES.across) * SIZE.width,
    top: Math.floor(place / PIECES.across) * SIZE.height,
  }));
  return Promise.all(
    places.map((place) =>
      sharp(pixels, { raw })
        .extract({ ...place, ...SIZE })
        .jpeg({ quality: 85 })
        .toBuffer(),
    ),
  );
}
