import type { BrandQuery } from '@dopahiya/domain/inputs';
import { invalidFields, notFound } from '../../../core/errors.ts';
import { type PagedRows, readPage } from '../../../core/paging.ts';
import type { BrandRepository, BrandRow } from './brand-repository.ts';
import { errors } from '../../../core/texts/index.ts';

/** Brands of the catalogue. */
export class BrandService {
  readonly #brands: BrandRepository;

  constructor(brands: BrandRepository) {
    this.#brands = brands;
  }

  /** Returns a page of the brands that match the query, best-selling first. */
  async list({ search, slug, ...paging }: BrandQuery): Promise<PagedRows<BrandRow>> {
    const filter = { slug, ids: search === '' ? undefined : await this.#brands.idsNamed(search) };
    return readPage(paging, {
      count: this.#brands.count(filter),
      find: (slice) => this.#brands.find(filter, slice),
    });
  }

  /** Returns a brand. @throws AppError 404 for an unknown slug. */
  async detail(slug: string): Promise<BrandRow> {
    const [brand] = await this.#brands.find({ slug }, { offset: 0, limit: 1 });
    if (!brand) throw unknownBrand();
    return brand;
  }

  /** Returns a brand's id. @throws AppError 404 for an unknown slug or id. */
  async idOf(slugOrId: string): Promise<number> {
    const [id] = await this.#brands.idsOf([slugOrId]);
    if (id === undefined) throw unknownBrand();
    return id;
  }

  /** Returns the ids of the brands named by a query field. @throws AppError 400 if one is unknown. */
  async idsOf(slugsOrIds: string[], field = 'brand'): Promise<number[]> {
    const ids = await this.#brands.idsOf(slugsOrIds);
    const known = ids.filter((id) => id !== undefined);
    if (known.length === ids.length) return known;
    throw invalidFields({ [field]: [errors.brandNotListed] });
  }
}

const unknownBrand = () => notFound(errors.brandNotListed);
