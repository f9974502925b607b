import { sql } from 'drizzle-orm';
import { deskPhotos } from '../../../core/database/desk-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes } from '../../../core/database/schema.ts';
import type { PhotoFiles } from '../../media/index.ts';
import { storedPhotoFile } from './stored-models.ts';

/** Returns the files of all photographs that models have or that were uploaded at the desk, by the name that content uses. */
export async function storedPhotoFiles(orm: Orm): Promise<ReadonlyMap<string, PhotoFiles>> {
  const { key, widths, width, height } = deskPhotos;
  // In turn, because a transaction has only one connection.
  const uploaded = await orm.select({ key, widths, width, height }).from(deskPhotos);
  const rows = await orm
    .select({ photos: bikes.photos })
    .from(bikes)
    .where(sql`${bikes.photos} <> '[]'`);
  const used = rows.flatMap(({ photos }) => photos);
  return new Map([...used, ...uploaded].map((photo) => [storedPhotoFile(photo), filesOf(photo)]));
}

const filesOf = ({ key, widths, width, height }: PhotoFiles): PhotoFiles => ({ key, widths, width, height });
