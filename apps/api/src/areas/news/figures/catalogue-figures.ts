import { bikeDetailSchema } from '@dopahiya/domain/bikes';
import { BikeRepository, type BikeWithVariants, CityRepository, presentBikeDetail } from '../../catalogue/index.ts';
import type { CatalogueFacts, FigureBike, FigureList, FigureNeeds, FigureSource } from './figure-kind.ts';
import { readLoanOffers } from '../../loans/index.ts';
import type { LoanOffer } from '@dopahiya/domain/prices';
import { dateInIndia } from '@dopahiya/domain/site';
import type { Clock } from '../../../core/clock.ts';
import type { Orm } from '../../../core/database/open-database.ts';

/** Sources of figures. */
interface CatalogueSources {
  bikes: Pick<BikeRepository, 'find' | 'withVariantsInTurn'>;
  cities: Pick<CityRepository, 'withSlugs'>;
  lenders: () => Promise<LoanOffer[]>;
  /** Day of the figures, 'YYYY-MM-DD'. */
  date: () => string;
}

/**
 * Reads the data for an article's figures: its lists, then all its models, then all its cities. Queries are sequential, since a transaction
 * has only one connection.
 */
export class CatalogueFigures implements FigureSource {
  readonly #sources: CatalogueSources;

  constructor(sources: CatalogueSources) {
    this.#sources = sources;
  }

  async read(needs: readonly FigureNeeds[]): Promise<CatalogueFacts> {
    const { bikes, cities, lenders, date } = this.#sources;
    const lists: { list: FigureList; slugs: string[] }[] = [];
    for (const { list } of needs) if (list) lists.push(await this.#slugsOf(list));
    const slugs = new Set([...needs.flatMap((need) => need.bikes ?? []), ...lists.flatMap((list) => list.slugs)]);
    const found = slugs.size > 0 ? await bikes.withVariantsInTurn([...slugs]) : [];
    const places = await cities.withSlugs([...new Set(needs.flatMap((need) => need.cities ?? []))]);
    const bySlug = new Map(found.map((bike) => [bike.bike.slug, presented(bike)]));
    return {
      date: date(),
      bikes: bySlug,
      cities: new Map(places.map((city) => [city.slug, city])),
      lenders: needs.some((need) => need.lenders) ? await lenders() : [],
      lists: new Map(lists.map((list) => [list.list, list.slugs.flatMap((slug) => bySlug.get(slug) ?? [])])),
    };
  }

  async #slugsOf(list: FigureList): Promise<{ list: FigureList; slugs: string[] }> {
    const rows = await this.#sources.bikes.find(list.filter, list.sort, { offset: 0, limit: list.limit });
    return { list, slugs: rows.map(({ slug }) => slug) };
  }
}

const presented = ({ bike, variants }: BikeWithVariants): FigureBike => ({
  row: bike,
  variants,
  detail: bikeDetailSchema.parse(presentBikeDetail(bike, variants, 'en')),
});

/** Creates the figures of a database's catalogue, by the rules of today in India. */
export const figuresOfToday = (orm: Orm, clock: Clock): CatalogueFigures =>
  new CatalogueFigures({
    bikes: new BikeRepository(orm),
    cities: new CityRepository(orm),
    lenders: () => readLoanOffers(orm),
    date: () => dateInIndia(clock()),
  });
