import type { BikeFacets } from '@dopahiya/domain/bikes';
import type { Sitemap } from '@dopahiya/domain/requests';
import { dateInIndia } from '@dopahiya/domain/site';
import type { BikeFacetRepository } from '../bikes/bike-facet-repository.ts';
import type { ListedBike, SitemapRepository } from './sitemap-repository.ts';

/** What a sitemap service reads from. */
export interface SitemapSources {
  sitemap: SitemapRepository;
  facets: BikeFacetRepository;
}

/** Names everything that has a page of its own. */
export class SitemapService {
  readonly #sources: SitemapSources;

  constructor(sources: SitemapSources) {
    this.#sources = sources;
  }

  /** Every brand, bike, article and used bike, and the styles and ranges that hold a bike; a brand changed when one of its bikes did. */
  async all(): Promise<Sitemap> {
    const { sitemap, facets } = this.#sources;
    const [bikes, articles, usedBikes, counts] = await Promise.all([
      sitemap.bikes(),
      sitemap.articles(),
      sitemap.usedBikes(),
      facets.count({}),
    ]);
    const valuesOf = (facet: keyof BikeFacets) =>
      counts.flatMap((count) => (count.facet === facet ? [count.value] : [])).toSorted();
    return {
      brands: brandsOf(bikes),
      bikes,
      articles,
      used_bikes: usedBikes.map(({ slug, updated_at }) => ({ slug, changed_on: dateInIndia(updated_at) })),
      body_styles: valuesOf('body_style'),
      budgets: valuesOf('budget'),
      capacities: valuesOf('capacity'),
    };
  }
}

function brandsOf(bikes: ListedBike[]): Sitemap['brands'] {
  const changes = new Map<string, string>();
  for (const { brand, changed_on } of bikes) {
    const last = changes.get(brand) ?? '';
    changes.set(brand, changed_on > last ? changed_on : last);
  }
  return [...changes].map(([slug, changed_on]) => ({ slug, changed_on }));
}
