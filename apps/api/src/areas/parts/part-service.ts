import type { BikeRepository, BikeRow, BrandRow, BrandService } from '../catalogue/index.ts';
import { type AppError, notFound } from '../../core/errors.ts';
import { type PagedRows, type Paging, readPage } from '../../core/paging.ts';
import type { CountedCategoryRow, PartCategoryRow, PartRepository, PartRow } from './part-repository.ts';
import { errors } from '../../core/texts/index.ts';

/** Dependencies of a part service. */
export interface PartSources {
  parts: PartRepository;
  bikes: Pick<BikeRepository, 'withVariants'>;
  brands: Pick<BrandService, 'detail'>;
}

/** Bike, and the groups of parts for it. */
export interface BikeWithCategories {
  bike: BikeRow;
  categories: CountedCategoryRow[];
}

/** Part with the bike that it is matched against, its group and the bike's brand. */
export interface PlacedPart {
  part: PartRow;
  bike: BikeRow;
  category: PartCategoryRow;
  brand: BrandRow;
}

/** Spare parts, matched against a bike. */
export class PartService {
  readonly #sources: PartSources;

  constructor(sources: PartSources) {
    this.#sources = sources;
  }

  /** Returns a bike and the groups of parts, which are the same for every bike. @throws AppError 404 for an unknown bike. */
  async forBike(bikeSlug: string): Promise<BikeWithCategories> {
    const [bike, categories] = await Promise.all([this.#bike(bikeSlug), this.#sources.parts.categories()]);
    return { bike, categories };
  }

  /** Returns a page of a group's parts. @throws AppError 404 for an unknown bike, group or page. */
  async list(bikeSlug: string, categorySlug: string, paging: Paging): Promise<PagedRows<PartRow> & { bike: BikeRow }> {
    const { parts } = this.#sources;
    const { bike, category } = await this.#place(bikeSlug, categorySlug);
    const page = await readPage(paging, {
      count: parts.countIn(category),
      find: (slice) => parts.findIn(category, slice),
    });
    return { ...page, bike };
  }

  /** Returns a part of a group. @throws AppError 404 for an unknown bike, group or part. */
  async detail(bikeSlug: string, categorySlug: string, partSlug: string): Promise<PlacedPart> {
    const { bike, category } = await this.#place(bikeSlug, categorySlug);
    const [part, brand] = await Promise.all([
      this.#sources.parts.part(category, partSlug),
      this.#sources.brands.detail(bike.brand.slug),
    ]);
    if (!part) throw notFound(errors.partUnknown);
    return { bike, category, part, brand };
  }

  async #place(bikeSlug: string, categorySlug: string): Promise<{ bike: BikeRow; category: PartCategoryRow }> {
    const [bike, category] = await Promise.all([this.#bike(bikeSlug), this.#sources.parts.category(categorySlug)]);
    if (!category) throw notFound(errors.partGroupUnknown);
    return { bike, category };
  }

  async #bike(slugOrId: string): Promise<BikeRow> {
    const [found] = await this.#sources.bikes.withVariants([slugOrId]);
    if (!found) throw noBike();
    return found.bike;
  }
}

const noBike = (): AppError => notFound(errors.bikeUnknown);
