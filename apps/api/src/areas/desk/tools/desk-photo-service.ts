import type { DeskPhoto } from '@dopahiya/domain/desk';
import { asWritten } from '@dopahiya/domain/languages';
import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock.ts';
import { deskDrafts, deskPhotos, deskRevisions } from '../../../core/database/desk-schema.ts';
import { countRows } from '../../../core/database/row-queries.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes } from '../../../core/database/schema.ts';
import { AppError, badRequest, invalidFields } from '../../../core/errors.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import { checkPhoto, type PhotoStore, unreadable } from '../../media/index.ts';
import { storedPhotoFile } from '../../seeding/index.ts';

/** Dependencies of uploaded photographs; without a data folder there is no store. */
export interface DeskPhotoDeps {
  orm: Orm;
  store: PhotoStore | undefined;
  clock: Clock;
}

/** Maximum number of uploaded photographs that are kept. */
const MAX_UPLOADED = 4000;
/** How long a photograph that nothing names is kept, in days: an editor may still be writing. */
const UNUSED_DAYS = 30;

/** Takes uploaded photographs for models; they are public once content that names them is published. */
export class DeskPhotoService {
  readonly #deps: DeskPhotoDeps;

  constructor(deps: DeskPhotoDeps) {
    this.#deps = deps;
  }

  /** Converts and stores a photograph. @throws AppError 400 for a file that is no usable picture, 503 without a data folder. */
  async add(original: Buffer): Promise<DeskPhoto> {
    const { orm, store, clock } = this.#deps;
    if (!store) throw new AppError(503, deskErrors.noPhotoFolder);
    if ((await countRows(orm, deskPhotos)) >= MAX_UPLOADED) throw badRequest(deskErrors.tooManyPhotos(MAX_UPLOADED));
    const checked = await checkPhoto(original);
    if (typeof checked === 'string') throw refused(checked);
    await store.stage(checked).catch(() => {
      throw refused(unreadable);
    });
    const { key, widths, width, height } = checked.files;
    const row = { widths, width, height, uploaded_at: clock() };
    // The row comes first: a sweep deletes files that no row names.
    await orm
      .insert(deskPhotos)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: deskPhotos.key, set: row });
    await store.publish();
    return { file: storedPhotoFile({ key, width }), address: `/media/photos/${key}-${widths[0]}.jpg`, width, height };
  }

  /** Forgets old uploads that no model, revision or draft names; the next seeding deletes their files. */
  async forgetUnused(): Promise<void> {
    const { orm, clock } = this.#deps;
    const before = new Date(clock().getTime() - UNUSED_DAYS * 86_400_000);
    const isNamed = sql`exists (select 1 from ${bikes} where ${bikes.photos}::text like '%' || ${deskPhotos.key} || '%')
      or exists (select 1 from ${deskRevisions} where coalesce(${deskRevisions.before}::text, '') || coalesce(${deskRevisions.after}::text, '') like '%' || ${deskPhotos.key} || '%')
      or exists (select 1 from ${deskDrafts} where ${deskDrafts.content}::text like '%' || ${deskPhotos.key} || '%')`;
    await orm.delete(deskPhotos).where(sql`${lt(deskPhotos.uploaded_at, before)} and not (${isNamed})`);
  }
}

const refused = (reason: string) => invalidFields({ photo: [asWritten(`The file ${reason}.`)] });
