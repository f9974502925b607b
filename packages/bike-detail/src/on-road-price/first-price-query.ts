import type { ApiClient } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain';
import { chosenCity } from '@dopahiya/visitor';
import { variantsOf } from '../variants-of.ts';
import { onRoadPriceQuery } from './on-road-price-query.ts';

/** The price on the road that a bike's page shows before a visitor has chosen anything: the first variant in Delhi. */
export function firstPriceQuery(api: ApiClient, bike: BikeDetail) {
  const [first] = variantsOf(bike);
  return onRoadPriceQuery(api, { slug: bike.slug, city: chosenCity.initial.name, variant: first?.name });
}
