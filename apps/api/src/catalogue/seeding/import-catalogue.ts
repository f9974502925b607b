import type { Database } from '../../db/open-database.ts';
import { toCatalogueRows } from './catalogue-rows.ts';
import { CatalogueWriter, type Progress } from './catalogue-writer.ts';
import type { Catalogue, KnownModels } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { Rejection } from './rejection.ts';

/** What came of an import: either the catalogue that was added, or why nothing was. */
export type ImportOutcome = { imported: Catalogue; rejections: [] } | { imported?: undefined; rejections: Rejection[] };

/**
 * Adds a folder of the catalogue's format to what the database holds, all of it or nothing: rows that are there are
 * replaced by slug, and models that the folder does not name stay.
 */
export async function importCatalogue(database: Database, folder: string, progress?: Progress): Promise<ImportOutcome> {
  return database.orm.transaction(async (transaction) => {
    const writer = new CatalogueWriter(transaction, progress);
    await writer.lock();
    const known: KnownModels = await writer.knownModels();
    const { catalogue, rejections } = await readCatalogue(folder, known);
    if (rejections.length > 0) return { rejections };
    await writer.merge(toCatalogueRows(catalogue));
    return { imported: catalogue, rejections: [] };
  });
}
