import type { CheckedFavouriteChanges } from '@dopahiya/domain/inputs';
import { favouriteLimit, usedBikeFavourite, usedBikeIdOf } from '@dopahiya/domain/account';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { favourites, users } from '../../../core/database/account-schema.ts';
import { listingFavourites, listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes } from '../../../core/database/schema.ts';

/** A favourite's database row: its name and model id; `bike_id` is null for a used bike. */
export interface FavouriteRow {
  name: string;
  bike_id: number | null;
  added_at: Date;
}

/** A user's favourites after a change, and the names of those that exceeded the limit. */
export interface ChangedFavourites {
  rows: FavouriteRow[];
  leftOut: string[];
}

/** Reads and writes the models and used bikes that users marked as favourites. */
export class FavouriteRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns a user's favourites, newest last. */
  list(user: number): Promise<FavouriteRow[]> {
    return listOf(this.#orm, user);
  }

  /** Removes and adds favourites in one transaction, up to the limit and without duplicates. */
  change(user: number, { added, removed }: CheckedFavouriteChanges, now: Date): Promise<ChangedFavourites> {
    return this.#orm.transaction(async (transaction) => {
      // Locks the user's row, so that concurrent changes count each other's favourites.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, user)).for('no key update');
      await takeOut(transaction, user, removed);
      const leftOut = await putIn(transaction, user, added, now);
      return { rows: await listOf(transaction, user), leftOut };
    });
  }
}

async function listOf(orm: Orm, user: number): Promise<FavouriteRow[]> {
  const models = await orm
    .select({ name: bikes.slug, bike_id: favourites.bike_id, added_at: favourites.added_at })
    .from(favourites)
    .innerJoin(bikes, eq(bikes.id, favourites.bike_id))
    .where(eq(favourites.user_id, user))
    .orderBy(asc(favourites.added_at), asc(favourites.bike_id));
  const used = await orm
    .select({ id: listingFavourites.listing_id, added_at: listingFavourites.added_at })
    .from(listingFavourites)
    .where(eq(listingFavourites.user_id, user))
    .orderBy(asc(listingFavourites.added_at), asc(listingFavourites.listing_id));
  const usedRows = used.map(({ id, added_at }) => ({ name: usedBikeFavourite(id), bike_id: null, added_at }));
  return [...models, ...usedRows].toSorted((a, b) => a.added_at.getTime() - b.added_at.getTime());
}

const isUsed = (name: string): boolean => usedBikeIdOf(name) !== null;
const usedIds = (names: readonly string[]): number[] => names.flatMap((name) => usedBikeIdOf(name) ?? []);
const slugsIn = (names: readonly string[]): string[] => names.filter((name) => !isUsed(name));

async function takeOut(orm: Orm, user: number, names: readonly string[]): Promise<void> {
  const [slugs, ids] = [slugsIn(names), usedIds(names)];
  const named = orm.select({ id: bikes.id }).from(bikes).where(inArray(bikes.slug, slugs));
  if (slugs.length > 0)
    await orm.delete(favourites).where(and(eq(favourites.user_id, user), inArray(favourites.bike_id, named)));
  if (ids.length > 0)
    await orm
      .delete(listingFavourites)
      .where(and(eq(listingFavourites.user_id, user), inArray(listingFavourites.listing_id, ids)));
}

/** Adds favourites; unknown names are skipped, since the bike may have been deleted. @returns the names that exceeded the limit. */
async function putIn(orm: Orm, user: number, names: readonly string[], now: Date): Promise<string[]> {
  if (names.length === 0) return [];
  const known = new Set((await listOf(orm, user)).map(({ name }) => name));
  const there = await idsOf(orm, names);
  const wanted = [...new Set(names)].filter((name) => there.has(name) && !known.has(name));
  const room = Math.max(0, favouriteLimit - known.size);
  const rows = wanted.slice(0, room).map((name, index) => ({
    name,
    id: there.get(name) as number,
    // One millisecond apart, to keep their order.
    added_at: new Date(now.getTime() + index),
  }));
  const models = rows.filter(({ name }) => !isUsed(name));
  const used = rows.filter(({ name }) => isUsed(name));
  if (models.length > 0)
    await orm.insert(favourites).values(models.map(({ id, added_at }) => ({ user_id: user, bike_id: id, added_at })));
  if (used.length > 0)
    await orm
      .insert(listingFavourites)
      .values(used.map(({ id, added_at }) => ({ user_id: user, listing_id: id, added_at })));
  return wanted.slice(room);
}

/** Returns the ids of existing models and used bikes, by favourite name. */
async function idsOf(orm: Orm, names: readonly string[]): Promise<Map<string, number>> {
  const models = await orm
    .select({ id: bikes.id, slug: bikes.slug })
    .from(bikes)
    .where(inArray(bikes.slug, slugsIn(names)));
  const used = await orm
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.id, usedIds(names)));
  return new Map([
    ...models.map(({ id, slug }): [string, number] => [slug, id]),
    ...used.map(({ id }): [string, number] => [usedBikeFavourite(id), id]),
  ]);
}
