import { notFound } from '../../errors.ts';
import { type PagedRows, readPage } from '../../paging.ts';
import type { BrandQuery } from './brand-query.ts';
import type { BrandRepository, BrandRow } from './brand-repository.ts';

/** The makers of the catalogue. */
export class BrandService {
  readonly #brands: BrandRepository;

  constructor(brands: BrandRepository) {
    this.#brands = brands;
  }

  /** One page of the brands, from the one that sells most to the one that sells least; with `slug`, that one alone. */
  async list({ slug, ...paging }: BrandQuery): Promise<PagedRows<BrandRow>> {
    return readPage(paging, await this.#brands.count(slug), (slice) => this.#brands.find(slug, slice));
  }

  /** One brand. @throws AppError 404 when there is none with this slug. */
  async detail(slug: string): Promise<BrandRow> {
    const [brand] = await this.#brands.find(slug, { offset: 0, limit: 1 });
    if (!brand) throw notFound('There is no brand with this slug. The list of brands has them all.');
    return brand;
  }
}
