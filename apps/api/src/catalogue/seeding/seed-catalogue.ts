import { createHash } from 'node:crypto';
import { drawingEdition } from '@dopahiya/drawing';
import type { Database } from '../../db/open-database.ts';
import { type CatalogueRows, toCatalogueRows } from './catalogue-rows.ts';
import { CatalogueWriter, type Progress } from './catalogue-writer.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Makes the database hold this catalogue, all of it or, when anything fails, nothing.
 * @returns whether anything had to be written: not when this catalogue was the last to be seeded.
 */
export async function seedCatalogue(
  database: Database,
  catalogue: Catalogue,
  progress?: Progress,
): Promise<'seeded' | 'unchanged'> {
  const rows = toCatalogueRows(catalogue);
  const fingerprint = fingerprintOf(rows);
  return database.orm.transaction(async (transaction) => {
    const writer = new CatalogueWriter(transaction, progress);
    await writer.lock();
    if ((await writer.fingerprint()) === fingerprint) return 'unchanged';
    await writer.replace(rows, fingerprint);
    return 'seeded';
  });
}

/** Rows rather than files: what they are hashed from includes the columns, and how files become rows. */
function fingerprintOf(rows: CatalogueRows): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingEdition, rows]))
    .digest('hex');
}
