import { basename } from 'node:path';
import type { Database } from '../../../core/database/open-database.ts';
import { type GivenFileError, readGivenFile } from '../../../core/command/given-files.ts';
import { MAX_CATALOGUE_FILE_BYTES } from '../catalogue-files.ts';
import { CatalogueWriter, type Progress } from '../catalogue-writer.ts';
import { checkSource } from '../check-source.ts';
import { parseJsonSource } from '../json-source.ts';
import type { LinedSource, Rejection } from '../rejection.ts';
import { placesOf, rejectDuplicates, rejectUnknown } from '../places.ts';
import { type RealShowroom, realShowroomsFileSchema } from './real-showrooms-file.ts';

/** Result of an import: the showrooms written, or the rejections. */
export type ShowroomOutcome =
  | { showrooms: RealShowroom[]; rejections: [] }
  | { showrooms?: undefined; rejections: Rejection[] };

/**
 * Imports a file of real showrooms, all or nothing: an existing showroom is replaced by slug, and a brand's samples are deleted in each
 * city with a real one.
 */
export async function importShowrooms(database: Database, path: string, progress?: Progress): Promise<ShowroomOutcome> {
  const file = basename(path);
  const bytes = await readGivenFile(path, MAX_CATALOGUE_FILE_BYTES).catch((fault: GivenFileError) => fault);
  if (bytes instanceof Error) return { rejections: [{ file, line: 1, reason: bytes.message }] };
  const source = parseJsonSource(file, bytes.toString());
  const checked = checkSource(source, realShowroomsFileSchema);
  if (!checked.content) return checked;
  return write(database, { source, showrooms: checked.content, progress });
}

interface Import {
  source: LinedSource;
  showrooms: RealShowroom[];
  progress: Progress | undefined;
}

function write(database: Database, { source, showrooms, progress }: Import): Promise<ShowroomOutcome> {
  return database.orm.transaction(async (transaction): Promise<ShowroomOutcome> => {
    const writer = new CatalogueWriter(transaction, progress);
    await writer.lock();
    const rejections = rejectShowrooms(source, showrooms, await writer.knownPlaces());
    if (rejections.length > 0) return { rejections };
    await writer.mergeShowrooms(showrooms.map(toRow));
    return { showrooms, rejections: [] };
  });
}

/** Slugs that a showroom may reference. */
interface KnownPlaces {
  brands: ReadonlySet<string>;
  cities: ReadonlySet<string>;
}

function rejectShowrooms(source: LinedSource, showrooms: RealShowroom[], { brands, cities }: KnownPlaces): Rejection[] {
  return [
    ...rejectDuplicates(placesOf(source, [], 'slug', showrooms), 'is already the slug of another showroom'),
    ...rejectUnknown(placesOf(source, [], 'brand', showrooms), brands, 'is not the slug of a brand'),
    ...rejectUnknown(placesOf(source, [], 'city', showrooms), cities, 'is not the slug of a city'),
    ...showrooms.flatMap((showroom, index) => rejectHalfPlace(source, showroom, index)),
  ];
}

function rejectHalfPlace(source: LinedSource, { latitude, longitude }: RealShowroom, index: number): Rejection[] {
  if ((latitude === undefined) === (longitude === undefined)) return [];
  const [given, missing] = latitude === undefined ? ['longitude', 'latitude'] : ['latitude', 'longitude'];
  return [source.reject([index, given], `[${index}].${given}: needs a ${missing} beside it`)];
}

const toRow = (showroom: RealShowroom) => ({
  ...showroom,
  pincode: showroom.pincode ?? null,
  phone: showroom.phone ?? null,
  website: showroom.website ?? null,
  latitude: showroom.latitude ?? null,
  longitude: showroom.longitude ?? null,
  is_sample: false,
});
