import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open-database.ts';
import { deskPhotos } from '../../core/database/desk-schema.ts';
import { bikes } from '../../core/database/schema.ts';
import { type GivenFileError, readGivenFile } from '../../core/command/given-files.ts';
import { checkPhoto, type PhotoFiles, photoLimits, type PhotoStore, unreadable } from '../media/index.ts';
import type { CatalogueFile } from '../../core/catalogue-file/catalogue-file.ts';
import { readBrands } from './catalogue-files.ts';
import { CatalogueWriter } from './catalogue-writer.ts';
import { type CheckedFile, type Place, rejectAt } from './places.ts';
import type { Rejection } from './rejection.ts';

/** Results of importing the photographs named in a folder's files, by file name. */
export interface TakenPhotos {
  photos: ReadonlyMap<string, PhotoFiles>;
  rejections: Rejection[];
}

/** Validates the photographs of a catalogue's folder and converts them, to be published with its rows. */
export async function takePhotos(folder: string, store: PhotoStore): Promise<TakenPhotos> {
  const { files } = await readBrands(folder);
  const places = files.flatMap(photoPlaces);
  const photos = new Map<string, PhotoFiles>();
  const rejections: Rejection[] = [];
  const surplus = places[store.maxPhotos];
  if (surplus) return { photos, rejections: [rejectAt(surplus, `is one photograph more than ${store.maxPhotos}`)] };
  for (const place of places) {
    if (photos.has(place.value)) continue;
    const taken = await take(join(folder, place.value), store);
    if (typeof taken === 'string') rejections.push(rejectAt(place, taken));
    else photos.set(place.value, taken);
  }
  return { photos, rejections };
}

/** Deletes unpublished files and those of photographs that no model has and the desk doesn't keep, while holding the catalogue's lock. */
export async function sweepPhotos(database: Database, store: PhotoStore): Promise<void> {
  await store.discard();
  await database.orm.transaction(async (transaction) => {
    await new CatalogueWriter(transaction).lock();
    const rows = await transaction
      .select({ photos: bikes.photos })
      .from(bikes)
      .where(sql`${bikes.photos} <> '[]'`);
    const uploaded = await transaction.select({ key: deskPhotos.key }).from(deskPhotos);
    const used = rows.flatMap(({ photos }) => photos);
    await store.keepOnly(new Set([...used, ...uploaded].map(({ key }) => key)));
  });
}

function photoPlaces({ source, content }: CheckedFile<CatalogueFile>): Place[] {
  return content.models.flatMap(({ photos = [] }, model) =>
    photos.map(({ file }, index) => ({ source, path: ['models', model, 'photos', index, 'file'], value: file })),
  );
}

async function take(path: string, store: PhotoStore): Promise<PhotoFiles | string> {
  const original = await readGivenFile(path, photoLimits.bytes).catch((fault: GivenFileError) => fault);
  if (original instanceof Error) return original.message;
  const checked = await checkPhoto(original);
  if (typeof checked === 'string') return checked;
  try {
    await store.stage(checked);
  } catch (error) {
    if (isFileError(error)) throw error;
    return unreadable;
  }
  return checked.files;
}

/** Detects file system errors: another picture would not fix a full disk. */
const isFileError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
