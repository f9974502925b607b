import { createHash } from 'node:crypto';
import { drawingEdition } from '@dopahiya/drawing';
import type { Database } from '../../core/database/open-database.ts';
import { type CatalogueRows, toCatalogueRows } from './catalogue-rows.ts';
import { CatalogueWriter, type Progress } from './catalogue-writer.ts';
import { canonical } from './canonical.ts';
import type { Catalogue } from './catalogue.ts';
import { keepDeskChanges, type KeptEntry } from './desk-changes.ts';
import type { ReplacedPrice } from './price-points.ts';
import { requireFigures } from './reject-figures.ts';
import { storedPhotoFiles } from './stored/stored-photo-files.ts';
import { sweepPhotos, type TakenPhotos } from './take-photos.ts';
import { otherSingles } from './write-singles.ts';
import type { PhotoStore } from '../media/index.ts';

/** Result of seeding. */
interface SeedOutcome {
  outcome: 'seeded' | 'unchanged';
  /** Entries that stay as the desk changed them, although the files have them otherwise. */
  kept: KeptEntry[];
  replacedPrices: ReplacedPrice[];
}

/**
 * Seeds the database with this catalogue, all or nothing. What the desk changed stays as it is.
 * @throws RejectedError for figures of articles that the catalogue cannot provide.
 * @returns whether anything was written (not if this catalogue was seeded last), and the prices that it replaced within a month.
 */
export async function seedCatalogue(
  database: Database,
  catalogue: Catalogue,
  progress?: Progress,
  photos?: SeededPhotos,
): Promise<SeedOutcome> {
  try {
    return await database.orm.transaction(async (transaction): Promise<SeedOutcome> => {
      const writer = new CatalogueWriter(transaction, progress);
      await writer.lock();
      const { catalogue: wanted, kept: entries } = await keepDeskChanges(transaction, catalogue);
      const kept = [...entries, ...(await otherSingles(transaction, catalogue.singles ?? {}))];
      const files = new Map([...(photos?.taken.photos ?? []), ...(await storedPhotoFiles(transaction))]);
      const rows = toCatalogueRows(wanted, files);
      const fingerprint = fingerprintOf(rows);
      if ((await writer.fingerprint()) === fingerprint) return { outcome: 'unchanged', kept, replacedPrices: [] };
      await photos?.store.publish();
      const replacedPrices = await writer.replace(rows, fingerprint);
      await requireFigures(transaction, wanted);
      return { outcome: 'seeded', kept, replacedPrices };
    });
  } finally {
    if (photos) await sweepPhotos(database, photos.store);
  }
}

/** Photographs of a catalogue, and the folder in which their files are published. */
interface SeededPhotos {
  taken: TakenPhotos;
  store: PhotoStore;
}

/**
 * Hashes rows rather than files: the hash then depends on the columns and on the conversion too. The order of rows makes no difference, since
 * an order that is shown is a column.
 */
function fingerprintOf(rows: CatalogueRows): string {
  const tables = Object.entries(rows).map(([table, all]: [string, unknown[]]) => [
    table,
    all.map((row) => JSON.stringify(canonical(row))).toSorted(),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([drawingEdition, tables]))
    .digest('hex');
}
