import { asc, desc, or, type SQL } from 'drizzle-orm';
import { containsWords } from '../../db/contains-words.ts';
import { countRows } from '../../db/count-rows.ts';
import type { Orm } from '../../db/open-database.ts';
import { cities } from '../../db/schema.ts';
import type { Slice } from '../../http/paged-list.ts';

const listed = { id: cities.id, name: cities.name, state: cities.state };

/** A city as lists show it. */
export type CityRow = Pick<typeof cities.$inferSelect, keyof typeof listed>;

/** Reads cities. */
export class CityRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** How many cities have these words in one of their names. */
  count(words: string[]): Promise<number> {
    return countRows(this.#orm, cities, named(words));
  }

  /** Cities with these words in one of their names, from the largest to the smallest. */
  find(words: string[], { offset, limit }: Slice): Promise<CityRow[]> {
    return this.#orm
      .select(listed)
      .from(cities)
      .where(named(words))
      .orderBy(desc(cities.population), asc(cities.slug))
      .limit(limit)
      .offset(offset);
  }
}

function named(words: string[]): SQL | undefined {
  return or(containsWords(cities.name, words), containsWords(cities.also_known_as, words));
}
