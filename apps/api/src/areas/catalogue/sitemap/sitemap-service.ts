import type { BikeFacets } from '@dopahiya/domain/bikes';
import type { Sitemap } from '@dopahiya/domain/requests';
import { dateInIndia } from '@dopahiya/domain/site';
import type { Clock } from '../../../core/clock.ts';
import type { BikeFacetRepository } from '../bikes/bike-facet-repository.ts';
import type { ListedBike, SitemapRepository } from './sitemap-repository.ts';

/** Dependencies of a sitemap service. */
export interface SitemapSources {
  sitemap: SitemapRepository;
  facets: BikeFacetRepository;
  clock: Clock;
}

/** Lists everything that has its own page. */
export class SitemapService {
  readonly #sources: SitemapSources;

  constructor(sources: SitemapSources) {
    this.#sources = sources;
  }

  /**
   * Returns every brand, bike, article and used bike, and the styles and ranges with at least one bike; a brand's last change is that of
   * its bikes.
   */
  async all(): Promise<Sitemap> {
    const { sitemap, facets, clock } = this.#sources;
    const [bikes, articles, usedBikes, counts] = await Promise.all([
      sitemap.bikes(),
      sitemap.articles(dateInIndia(clock())),
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
