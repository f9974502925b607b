import { type ApiClient, fetchBikes, fetchOnRoadPrice } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { defaultCity } from '@dopahiya/domain/places';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type LoanOffer, usualLoan } from '@dopahiya/domain/prices';
import { formatMonth, formatNumber } from '@dopahiya/domain/site';

/** Queries of the loan page. */
export const loanQueries = {
  /** The most popular bike with its on-road price in a city; null if unknown. */
  example: (api: ApiClient, inCity: string = defaultCity) =>
    queryOptions({
      queryKey: ['loan-example', inCity],
      queryFn: async ({ signal }): Promise<LoanExample | null> => {
        const request = { limit: 1, sort: 'popularity', status: 'on_sale' } as const;
        const [bike] = (await fetchBikes(api, request, { signal })).results;
        if (!bike?.slug) return null;
        const { on_road_price: price, city } = await fetchOnRoadPrice(api, bike.slug, { city: inCity }, { signal });
        return price === null ? null : { bike: { ...bike, key_highlights: [] }, price, city };
      },
      staleTime: Infinity,
      placeholderData: keepPreviousData,
    }),
};

/** A bike with its on-road price in a city, in rupees. */
interface LoanExample {
  bike: BikeCard;
  price: number;
  city: string;
}

/** Lowest rate in our lender table, with its month if known. */
export interface LoanClaim {
  /** In percent a year. */
  rate: number;
  /** The rate as displayed. */
  from: string;
  month: string | null;
}

/** Returns the advertised rate, with which the calculator starts: the lowest in our table, or the site's example rate. */
export function loanClaimOf(offers: readonly LoanOffer[] | undefined): LoanClaim {
  const [lowest] = (offers ?? [])
    .filter(({ is_sample }) => is_sample)
    .toSorted((one, other) => one.rate_from - other.rate_from);
  const { rate_from: rate, month } = lowest ?? { rate_from: usualLoan.interest, month: usualLoan.month };
  return { rate, from: formatNumber(rate), month: month ? formatMonth(month) : null };
}
