import { AppError, notFound } from '../../http/app-error.ts';
import { type PagedRows, readPage } from '../../http/paged-list.ts';
import type { Paging } from '../../http/query-values.ts';
import type { BikeFilter } from '../bikes/bike-filter.ts';
import type { BikeCardRow, BikeRepository, BikeRow, VariantRow } from '../bikes/bike-repository.ts';
import { MAX_SLUG_LENGTH } from '../catalogue-slug.ts';
import type { CompareQuery, SummaryQuery } from './comparison-query.ts';
import type { ComparisonRepository } from './comparison-repository.ts';
import { slugCandidates, splitSlugs } from './split-slugs.ts';

const MOST_BIKES = 4;
/** Four slugs, and '-vs-' between them. */
const LONGEST_CHAIN = MOST_BIKES * MAX_SLUG_LENGTH + (MOST_BIKES - 1) * 4;

const fuels = { electric: 'electric', bikes: 'petrol' } as const;

/** Two models that are compared often. */
export interface ComparedPair {
  id: number;
  bikes: BikeCardRow[];
}

/** A bike of a comparison, with its variants. */
export interface ComparedBike {
  bike: BikeRow;
  variants: VariantRow[];
}

/** Bikes side by side. */
export class ComparisonService {
  readonly #comparisons: ComparisonRepository;
  readonly #bikes: BikeRepository;

  constructor(comparisons: ComparisonRepository, bikes: BikeRepository) {
    this.#comparisons = comparisons;
    this.#bikes = bikes;
  }

  /** One page of the pairs that are compared often. */
  async list(paging: Paging): Promise<PagedRows<ComparedPair>> {
    const { rows, ...page } = await readPage(paging, await this.#comparisons.count(), (slice) =>
      this.#comparisons.find(slice),
    );
    const cards = await this.#bikes.withIds(rows.flatMap(({ bike_id, rival_id }) => [bike_id, rival_id]));
    const cardOf = new Map(cards.map((card) => [card.id, card]));
    const pairs = rows.map(({ id, ...pair }) => ({
      id,
      bikes: [pair.bike_id, pair.rival_id].flatMap((bikeId) => cardOf.get(bikeId) ?? []),
    }));
    return { ...page, rows: pairs };
  }

  /** One page of the bikes that may be compared in a mode, those that sell most first. */
  async choices({ type, ...paging }: SummaryQuery): Promise<PagedRows<BikeCardRow>> {
    const filter: BikeFilter = { fuel: type && fuels[type] };
    return readPage(paging, await this.#bikes.count(filter), (slice) => this.#bikes.find(filter, 'popularity', slice));
  }

  /**
   * The bikes whose slugs are chained by '-vs-', two to four, in that order.
   * @throws AppError 404 for a slug that no bike has, 400 for bikes that cannot be compared.
   */
  async compare(chain: string, { type }: CompareQuery): Promise<ComparedBike[]> {
    const slugs = await this.#slugsOf(chain);
    const compared = await Promise.all(slugs.map((slug) => this.#comparedBike(slug)));
    const petrol = compared.find(({ bike }) => type === 'electric' && bike.fuel_type !== 'electric');
    if (!petrol) return compared;
    throw refused(`The ${petrol.bike.full_name} is not electric. Choose electric bikes, or leave the type out.`);
  }

  async #slugsOf(chain: string): Promise<string[]> {
    if (chain.length > LONGEST_CHAIN) throw unknownBike();
    const known = await this.#comparisons.knownSlugs(slugCandidates(chain, MAX_SLUG_LENGTH));
    const slugs = splitSlugs(chain, known, MOST_BIKES);
    if (!slugs) throw reasonAgainst(chain, known);
    if (new Set(slugs).size === slugs.length) return slugs;
    throw refused('A bike cannot be compared with itself. Name each bike once.');
  }

  async #comparedBike(slug: string): Promise<ComparedBike> {
    const bike = await this.#bikes.detail(slug);
    if (!bike) throw unknownBike();
    return { bike, variants: await this.#bikes.variants(bike.id) };
  }
}

function reasonAgainst(chain: string, known: ReadonlySet<string>): AppError {
  if (known.has(chain)) return refused('One bike alone cannot be compared. Name a second one after ‘-vs-’.');
  const tooMany = splitSlugs(chain, known, Number.POSITIVE_INFINITY);
  return tooMany ? refused(`At most ${MOST_BIKES} bikes can be compared. Leave some out.`) : unknownBike();
}

function refused(detail: string): AppError {
  return new AppError(400, detail);
}

function unknownBike(): AppError {
  return notFound('One of these bikes is not in the catalogue. The list of bikes has the slugs of all.');
}
