import { basename } from 'node:path';
import type { Database } from '../../../core/database/open-database.ts';
import { type GivenFileError, readGivenFile } from '../../../core/command/given-files.ts';
import { MAX_CATALOGUE_FILE_BYTES } from '../catalogue-files.ts';
import { CatalogueWriter, type Progress } from '../catalogue-writer.ts';
import { checkSource } from '../check-source.ts';
import { parseJsonSource } from '../json-source.ts';
import type { LinedSource, Rejection } from '../rejection.ts';
import { type RealShowroom, realShowroomsFileSchema } from './real-showrooms-file.ts';
import { rejectShowrooms, toShowroomRow } from './showroom-rules.ts';

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
    await writer.mergeShowrooms(showrooms.map(toShowroomRow));
    return { showrooms, rejections: [] };
  });
}
