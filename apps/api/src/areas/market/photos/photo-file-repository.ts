import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { advisoryLocks } from '../../../core/database/locks.ts';
import { listingPhotos, type listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { isOpen } from '../own/listing-states.ts';

/** A photo whose AVIF files are not created yet. */
export type PhotoWithoutAvif = Pick<typeof listingPhotos.$inferSelect, 'id' | 'key' | 'widths'>;

/** Reads and updates the file data of all photos, whoever sent them. */
export class PhotoFileRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns the key of the photo with this public key; undefined if there is none, or none any more. */
  async keyOf(shownAs: string): Promise<string | undefined> {
    const isThis = eq(listingPhotos.shown_as, shownAs);
    const [row] = await this.#orm.select({ key: listingPhotos.key }).from(listingPhotos).where(isThis);
    return row?.key;
  }

  /** Returns some photos without AVIF files, at random, so that a failing one does not block the others. */
  withoutAvif(limit: number): Promise<PhotoWithoutAvif[]> {
    const { id, key, widths } = listingPhotos;
    return this.#orm
      .select({ id, key, widths })
      .from(listingPhotos)
      .where(eq(listingPhotos.has_avif, false))
      .orderBy(sql`random()`)
      .limit(limit);
  }

  /** Records that a photo has AVIF files of this size in bytes. @returns whether the photo still exists. */
  async haveAvif({ id, key }: PhotoWithoutAvif, bytes: number): Promise<boolean> {
    const isThis = and(eq(listingPhotos.id, id), eq(listingPhotos.key, key));
    const added = sql`case when ${listingPhotos.has_avif} then 0 else ${bytes}::integer end`;
    const noted = await this.#orm
      .update(listingPhotos)
      .set({ has_avif: true, bytes: sql`${listingPhotos.bytes} + ${added}` })
      .where(isThis)
      .returning({ id: listingPhotos.id });
    return noted.length > 0;
  }

  /** Checks whether a photo still exists. */
  async isThere({ id, key }: PhotoWithoutAvif): Promise<boolean> {
    const isThis = and(eq(listingPhotos.id, id), eq(listingPhotos.key, key));
    const found = await this.#orm.select({ id: listingPhotos.id }).from(listingPhotos).where(isThis);
    return found.length > 0;
  }

  /** Calls `remove` with those of the keys that no listing has; does nothing while another process is doing the same. */
  orphans(keys: ReadonlySet<string>, remove: (orphans: Set<string>) => Promise<void>): Promise<void> {
    return this.#orm.transaction(async (transaction) => {
      const lock = sql<boolean>`pg_try_advisory_xact_lock(${advisoryLocks.sweepingPhotos})`;
      const [taken] = await transaction.select({ lock }).from(sql`(values (1)) as one`);
      if (!taken?.lock) return;
      const rows = await transaction
        .select({ key: listingPhotos.key })
        .from(listingPhotos)
        .where(
          inArray(listingPhotos.key, sql`(select jsonb_array_elements_text(${JSON.stringify([...keys])}::jsonb))`),
        );
      const kept = new Set(rows.map(({ key }) => key));
      await remove(new Set([...keys].filter((key) => !kept.has(key))));
    });
  }
}

type Standing = Pick<typeof listings.$inferSelect, 'status'>;

/** Gives photos new URLs, known only to their seller and moderators, so that earlier URLs stop working. */
export async function hidePhotos(orm: Orm, which: SQL): Promise<void> {
  const shown_as = sql`replace(gen_random_uuid()::text, '-', '')`;
  await orm.update(listingPhotos).set({ shown_as }).where(which);
}

/** Hides the photos of a listing whose page is no longer public. */
export async function hidePhotosOfClosed(orm: Orm, id: number, before: Standing, after: Standing): Promise<void> {
  if (isOpen(before.status) && !isOpen(after.status)) await hidePhotos(orm, eq(listingPhotos.listing_id, id));
}
