import { and, eq, inArray, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../core/database/advisory-locks.ts';
import { listingPhotos } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';

/** A photo that is there as JPEG and WebP alone. */
export type PhotoWithoutAvif = Pick<typeof listingPhotos.$inferSelect, 'id' | 'key' | 'widths'>;

/** Knows the files of all photos, whoever sent them: which there are, what they take, and what is left over. */
export class PhotoFileRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The key of the photo that addresses name so; undefined where there is none, or none any more. */
  async keyOf(shownAs: string): Promise<string | undefined> {
    const isThis = eq(listingPhotos.shown_as, shownAs);
    const [row] = await this.#orm.select({ key: listingPhotos.key }).from(listingPhotos).where(isThis);
    return row?.key;
  }

  /** Some photos that have no AVIF files yet; by chance, so that one of which none can be made keeps no others waiting. */
  withoutAvif(limit: number): Promise<PhotoWithoutAvif[]> {
    const { id, key, widths } = listingPhotos;
    return this.#orm
      .select({ id, key, widths })
      .from(listingPhotos)
      .where(eq(listingPhotos.has_avif, false))
      .orderBy(sql`random()`)
      .limit(limit);
  }

  /** Notes that a photo has its AVIF files, which take so many bytes. @returns whether the photo is still there. */
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

  /** Whether a photo is still there. */
  async isThere({ id, key }: PhotoWithoutAvif): Promise<boolean> {
    const isThis = and(eq(listingPhotos.id, id), eq(listingPhotos.key, key));
    const found = await this.#orm.select({ id: listingPhotos.id }).from(listingPhotos).where(isThis);
    return found.length > 0;
  }

  /** Of these keys those that no listing has, while no other process asks; none where one does. */
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
