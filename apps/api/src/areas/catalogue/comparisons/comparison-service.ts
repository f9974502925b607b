import type { CompareQuery, SummaryQuery } from '@dopahiya/domain/inputs';
import { dateInIndia } from '@dopahiya/domain/site';
import type { Clock } from '../../../core/clock.ts';
import { lastTwoWeeks, WeeklyCounter } from '../../../core/counting/weekly-counter.ts';
import { type AppError, notFound, badRequest } from '../../../core/errors.ts';
import { type PagedRows, type Paging, readPage } from '../../../core/paging.ts';
import type { BikeFilter } from '../bikes/bike-filter.ts';
import type { BikeCardRow, BikeRepository, BikeWithVariants } from '../bikes/bike-repository.ts';
import { MAX_SLUG_LENGTH } from '../../../core/catalogue-file/catalogue-file.ts';
import { EditionCache } from '../edition-cache.ts';
import type { ComparisonRepository, Pair } from './comparison-repository.ts';
import { isSlug, slugCandidates, splitSlugs, unknownSlugs } from './split-slugs.ts';
import type { CurrentEdition } from '../../../core/current-edition.ts';
import { errors } from '../../../core/texts/index.ts';

const MAX_BIKES = 4;
/** Two slugs more than allowed, with '-vs-' between them: a chain of too many gets that error, not one about an unknown bike. */
const MAX_CHAIN_LENGTH = (MAX_BIKES + 2) * (MAX_SLUG_LENGTH + 4);

const fuels = { electric: 'electric', bikes: 'petrol' } as const;

/** Two models that are often compared. */
export interface ComparedPair {
  id: string;
  bikes: BikeCardRow[];
}

/** Dependencies of a comparison service. */
export interface ComparisonSources {
  comparisons: ComparisonRepository;
  bikes: BikeRepository;
  edition: CurrentEdition;
  clock: Clock;
}

/** Pairs are unlimited, bikes are not: with the most compared ones cached, a comparison needs no query. */
const CACHED_BIKES = 1000;

/** Comparisons of bikes side by side. */
export class ComparisonService {
  readonly #sources: ComparisonSources;
  readonly #counter: WeeklyCounter<Pair>;
  readonly #bikes: EditionCache<BikeWithVariants>;
  readonly #ids: EditionCache<ReadonlyMap<string, number>>;

  constructor(sources: ComparisonSources) {
    this.#sources = sources;
    this.#bikes = new EditionCache(sources.edition, CACHED_BIKES);
    this.#ids = new EditionCache(sources.edition, 1);
    const { comparisons, clock } = sources;
    this.#counter = new WeeklyCounter({ add: (counts) => comparisons.add(counts), clock });
  }

  /** Returns a page of the popular pairs: those of the catalogue, then those of this week and the last. */
  async list(paging: Paging): Promise<PagedRows<ComparedPair>> {
    const { comparisons, bikes, clock } = this.#sources;
    const weeks = lastTwoWeeks(dateInIndia(clock()));
    const { rows, ...page } = await readPage(paging, {
      count: comparisons.count(weeks),
      find: (slice) => comparisons.find(weeks, slice),
    });
    const cards = await bikes.withIds([...new Set(rows.flatMap(({ bike_id, rival_id }) => [bike_id, rival_id]))]);
    const cardOf = new Map(cards.map((card) => [card.id, card]));
    const pairs = rows.map(({ bike_id, rival_id }) => ({
      id: `${bike_id}-${rival_id}`,
      bikes: [bike_id, rival_id].flatMap((id) => cardOf.get(id) ?? []),
    }));
    return { ...page, rows: pairs };
  }

  /** Returns a page of the bikes that may be compared in a mode, best-selling first. */
  async choices({ type, ...paging }: SummaryQuery): Promise<PagedRows<BikeCardRow>> {
    const { bikes } = this.#sources;
    const filter: BikeFilter = { fuel: type && fuels[type] };
    return readPage(paging, {
      count: bikes.count(filter),
      find: (slice) => bikes.find(filter, 'popularity', slice),
    });
  }

  /**
   * Returns the two to four bikes whose slugs are joined by '-vs-', in that order.
   * @throws AppError 404 naming the unknown slugs, 400 for bikes that cannot be compared.
   */
  async compare(chain: string, { type }: CompareQuery): Promise<BikeWithVariants[]> {
    const slugs = [...(await this.#idsOf(chain)).keys()];
    const read = (missing: string[]) => this.#sources.bikes.withVariants(missing);
    const found = await this.#bikes.getAll(slugs, read, ({ bike }) => bike.slug);
    const compared = slugs.flatMap((slug) => found.find(({ bike }) => bike.slug === slug) ?? []);
    const petrol = compared.find(({ bike }) => type === 'electric' && bike.fuel_type !== 'electric');
    if (!petrol) return compared;
    throw badRequest(errors.notElectric(petrol.bike.full_name));
  }

  /**
   * Counts one comparison for each pair of a chain's bikes; `limit` throws when a pair reaches its rate limit.
   * @throws AppError like `compare`.
   */
  async countView(chain: string, limit?: (pair: Pair) => void): Promise<void> {
    const ids = [...(await this.#idsOf(chain)).values()].toSorted((one, other) => one - other);
    const pairs = ids.flatMap((id, index) => ids.slice(index + 1).map((rival): Pair => [id, rival]));
    for (const pair of pairs) limit?.(pair);
    for (const pair of pairs) this.#counter.count(pair);
  }

  /** Writes the counts since the last flush. */
  flush(): Promise<void> {
    return this.#counter.flush();
  }

  /** Returns the ids of a chain's bikes by slug, in its order. */
  async #idsOf(chain: string): Promise<Map<string, number>> {
    if (chain.length > MAX_CHAIN_LENGTH) throw tooMany();
    const ids = await this.#ids.get('all', () => this.#sources.comparisons.ids());
    const known = new Map(slugCandidates(chain, MAX_SLUG_LENGTH).flatMap((slug) => entryOf(ids, slug)));
    const slugs = splitSlugs(chain, known, MAX_BIKES);
    if (!slugs) throw reasonAgainst(chain, known);
    if (new Set(slugs).size < slugs.length) throw badRequest(errors.sameBikeTwice);
    return new Map(slugs.map((slug) => [slug, known.get(slug) ?? 0]));
  }
}

function entryOf(ids: ReadonlyMap<string, number>, slug: string): [string, number][] {
  const id = ids.get(slug);
  return id === undefined ? [] : [[slug, id]];
}

function reasonAgainst(chain: string, known: ReadonlyMap<string, number>): AppError {
  const unknown = unknownSlugs(chain, known);
  if (unknown.length > 0) return unknownBikes(unknown);
  if (known.has(chain)) return badRequest(errors.secondBikeMissing);
  return tooMany();
}

function tooMany(): AppError {
  return badRequest(errors.tooManyCompared(MAX_BIKES));
}

/** Names only what could be a slug: an error never repeats any other input. */
function unknownBikes(slugs: string[]): AppError {
  const names = slugs.filter((slug) => isSlug(slug) && slug.length <= MAX_SLUG_LENGTH);
  return notFound(errors.bikesNotListed(names));
}
