import { createHash } from 'node:crypto';
import { drawingEdition } from '@dopahiya/drawing';
import type { Database } from '../../core/database/open-database.ts';
import { type CatalogueRows, toCatalogueRows } from './catalogue-rows.ts';
import { CatalogueWriter, type Progress } from './catalogue-writer.ts';
import type { Catalogue } from './catalogue.ts';
import { requireFigures } from './reject-figures.ts';
import { sweepPhotos, type TakenPhotos } from './take-photos.ts';
import type { PhotoStore } from '../media/index.ts';

/**
 * Makes the database hold this catalogue, all of it or, when anything fails, nothing.
 * @throws RejectedError for figures of articles that it does not have.
 * @returns whether anything had to be written: not when this catalogue was the last to be seeded.
 */
export async function seedCatalogue(
  database: Database,
  catalogue: Catalogue,
  progress?: Progress,
  photos?: SeededPhotos,
): Promise<'seeded' | 'unchanged'> {
  const rows = toCatalogueRows(catalogue, photos?.taken.photos);
  const fingerprint = fingerprintOf(rows);
  try {
    return await database.orm.transaction(async (transaction) => {
      const writer = new CatalogueWriter(transaction, progress);
      await writer.lock();
      if ((await writer.fingerprint()) === fingerprint) return 'unchanged';
      await photos?.store.publish();
      await writer.replace(rows, fingerprint);
      await requireFigures(transaction, catalogue);
      return 'seeded';
    });
  } finally {
    if (photos) await sweepPhotos(database, photos.store);
  }
}

/** The photographs of a catalogue, and the folder that their files are published in. */
interface SeededPhotos {
  taken: TakenPhotos;
  store: PhotoStore;
}

/** Rows rather than files: what they are hashed from includes the columns, and how files become rows. */
function fingerprintOf(rows: CatalogueRows): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingEdition, rows]))
    .digest('hex');
}
