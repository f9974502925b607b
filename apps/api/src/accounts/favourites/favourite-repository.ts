import { favouriteLimit } from '@dopahiya/domain/account';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { favourites, users } from '../../db/account-schema.ts';
import type { Orm } from '../../db/open-database.ts';
import { bikes } from '../../db/schema.ts';
import type { CheckedFavouriteChanges } from './favourite-input.ts';

/** A favourite as the database has it, with the slug of its bike. */
export interface FavouriteRow {
  bike_id: number;
  slug: string;
  added_at: Date;
}

/** The favourites of somebody after a change, and the slugs of bikes for which there was no room. */
export interface ChangedFavourites {
  rows: FavouriteRow[];
  leftOut: string[];
}

/** Reads and writes the bikes that people marked. */
export class FavouriteRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The favourites of somebody, the latest last. */
  list(user: number): Promise<FavouriteRow[]> {
    return listOf(this.#orm, user);
  }

  /** Takes favourites out and puts others in, as far as there is room, and no bike twice: all or nothing. */
  change(user: number, { added, removed }: CheckedFavouriteChanges, now: Date): Promise<ChangedFavourites> {
    return this.#orm.transaction(async (transaction) => {
      // Whoever changes the same account's favourites waits: each must count what the one before has put in.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, user)).for('no key update');
      await takeOut(transaction, user, removed);
      const leftOut = await putIn(transaction, user, added, now);
      return { rows: await listOf(transaction, user), leftOut };
    });
  }
}

function listOf(orm: Orm, user: number): Promise<FavouriteRow[]> {
  return orm
    .select({ bike_id: favourites.bike_id, slug: bikes.slug, added_at: favourites.added_at })
    .from(favourites)
    .innerJoin(bikes, eq(bikes.id, favourites.bike_id))
    .where(eq(favourites.user_id, user))
    .orderBy(asc(favourites.added_at), asc(favourites.bike_id));
}

async function takeOut(orm: Orm, user: number, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  const named = orm
    .select({ id: bikes.id })
    .from(bikes)
    .where(inArray(bikes.slug, [...slugs]));
  await orm.delete(favourites).where(and(eq(favourites.user_id, user), inArray(favourites.bike_id, named)));
}

/** A slug that no bike has is passed over: the bike has gone since it was marked. @returns what there was no room for. */
async function putIn(orm: Orm, user: number, slugs: readonly string[], now: Date): Promise<string[]> {
  if (slugs.length === 0) return [];
  const known = new Set((await listOf(orm, user)).map(({ slug }) => slug));
  const found = await orm
    .select({ id: bikes.id, slug: bikes.slug })
    .from(bikes)
    .where(inArray(bikes.slug, [...slugs]));
  const ids = new Map(found.map(({ id, slug }) => [slug, id]));
  const wanted = [...new Set(slugs)].filter((slug) => ids.has(slug) && !known.has(slug));
  const room = Math.max(0, favouriteLimit - known.size);
  const rows = wanted.slice(0, room).map((slug, index) => ({
    user_id: user,
    bike_id: ids.get(slug) as number,
    // A millisecond apart, so that they keep their order.
    added_at: new Date(now.getTime() + index),
  }));
  if (rows.length > 0) await orm.insert(favourites).values(rows);
  return wanted.slice(room);
}
