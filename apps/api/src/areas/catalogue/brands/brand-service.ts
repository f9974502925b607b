import type { BrandQuery } from '@dopahiya/domain/inputs';
import { invalidFields, notFound } from '../../../core/errors.ts';
import { type PagedRows, readPage } from '../../../core/paging.ts';
import type { BrandRepository, BrandRow } from './brand-repository.ts';

/** The makers of the catalogue. */
export class BrandService {
  readonly #brands: BrandRepository;

  constructor(brands: BrandRepository) {
    this.#brands = brands;
  }

  /** One page of the brands that fit the query, from the one that sells most to the one that sells least. */
  async list({ search, slug, ...paging }: BrandQuery): Promise<PagedRows<BrandRow>> {
    const filter = { words: search, slug };
    return readPage(paging, {
      count: this.#brands.count(filter),
      find: (slice) => this.#brands.find(filter, slice),
    });
  }

  /** One brand. @throws AppError 404 when there is none with this slug. */
  async detail(slug: string): Promise<BrandRow> {
    const [brand] = await this.#brands.find({ slug }, { offset: 0, limit: 1 });
    if (!brand) throw unknownBrand();
    return brand;
  }

  /** The id of one brand. @throws AppError 404 when there is none with this slug or id. */
  async idOf(slugOrId: string): Promise<number> {
    const [id] = await this.#brands.idsOf([slugOrId]);
    if (id === undefined) throw unknownBrand();
    return id;
  }

  /** The ids of the brands that a field of a query names. @throws AppError 400 when there is none with one of these. */
  async idsOf(slugsOrIds: string[], field = 'brand'): Promise<number[]> {
    const ids = await this.#brands.idsOf(slugsOrIds);
    const known = ids.filter((id) => id !== undefined);
    if (known.length === ids.length) return known;
    throw invalidFields({ [field]: ['There is no such brand. The list of brands has them all.'] });
  }
}

const unknownBrand = () => notFound('There is no brand with this slug. The list of brands has them all.');
