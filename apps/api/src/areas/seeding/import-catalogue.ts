import type { Database } from '../../core/database/open-database.ts';
import type { PhotoStore } from '../media/index.ts';
import { toCatalogueRows } from './catalogue-rows.ts';
import { CatalogueWriter, type Progress } from './catalogue-writer.ts';
import type { Catalogue, KnownModels } from './catalogue.ts';
import { forgetDeskChanges, type KeptEntry } from './desk-changes.ts';
import { storedPhotoFiles } from './stored/stored-photo-files.ts';
import type { ReplacedPrice } from './price-points.ts';
import { readCatalogue } from './read-catalogue.ts';
import { requireFigures } from './reject-figures.ts';
import { RejectedError, type Rejection } from './rejection.ts';
import { sweepPhotos, takePhotos } from './take-photos.ts';
import { otherSingles, writeSingles } from './write-singles.ts';

/**
 * Result of an import: the catalogue added, with the prices that it replaced within a month and the entries that the desk had otherwise, or
 * the rejections.
 */
export type ImportOutcome =
  | { imported: Catalogue; replacedPrices: ReplacedPrice[]; overDesk: KeptEntry[]; rejections: [] }
  | { imported?: undefined; replacedPrices?: undefined; overDesk?: undefined; rejections: Rejection[] };

/** Dependencies of an import: the photo folder (without it photographs are skipped), and a progress callback. */
interface ImportDeps {
  photos?: PhotoStore | undefined;
  progress?: Progress;
}

/**
 * Imports a catalogue's folder into the database, all or nothing: existing rows are replaced by slug, with their photographs, and models
 * not in the folder are kept.
 */
export async function importCatalogue(
  database: Database,
  folder: string,
  { photos, progress }: ImportDeps = {},
): Promise<ImportOutcome> {
  try {
    // Outside the transaction: photographs may take minutes.
    const taken = photos && (await takePhotos(folder, photos));
    return await database.orm.transaction(async (transaction): Promise<ImportOutcome> => {
      const writer = new CatalogueWriter(transaction, progress);
      await writer.lock();
      const known: KnownModels = await writer.knownModels();
      const { catalogue, rejections } = await readCatalogue(folder, known);
      const all = [...rejections, ...(taken?.rejections ?? [])];
      if (all.length > 0) return { rejections: all };
      await photos?.publish();
      const files = new Map([...(taken?.photos ?? []), ...(await storedPhotoFiles(transaction))]);
      const replacedPrices = await writer.merge(toCatalogueRows(catalogue, files));
      await requireFigures(transaction, catalogue);
      const { singles = {} } = catalogue;
      const otherwise = await otherSingles(transaction, singles);
      await writeSingles(transaction, singles, new Date());
      const overDesk = [...(await forgetDeskChanges(transaction, catalogue)), ...otherwise];
      return { imported: catalogue, replacedPrices, overDesk, rejections: [] };
    });
  } catch (error) {
    if (error instanceof RejectedError) return { rejections: error.rejections };
    throw error;
  } finally {
    if (photos) await sweepPhotos(database, photos);
  }
}
