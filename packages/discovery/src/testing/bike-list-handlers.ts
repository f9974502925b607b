import type { BikeCard } from '@dopahiya/domain/bikes';
import { delay, http, HttpResponse } from 'msw';
import { buildLineUp } from './build-bike-card.ts';

const addresses = {
  trending: '*/api/bikes/trending/',
  popular: '*/api/statistics/popular_bikes/',
  electric: '*/api/bikes/electric_bikes/',
  upcoming: '*/api/bikes/upcoming_bikes/',
  best: '*/api/bikes/best/',
} as const;

/** Name of a bike list of the API. */
export type ShelfName = keyof typeof addresses;

/** Reply to a list request: bikes, or a status with its detail. */
export interface BikeListReply {
  bikes?: BikeCard[];
  status?: number;
  detail?: string | undefined;
}

/** Handlers of the API's bike lists, for stories and tests. */
export const bikeListHandlers = {
  /** Always answers with these bikes. */
  answers: (list: ShelfName, bikes: BikeCard[] = buildLineUp()) => replies(list, () => ({ bikes })),
  /** Always answers with this error. */
  fails: (list: ShelfName, status: number, detail?: string) => replies(list, () => ({ status, detail })),
  /** Never answers. */
  waits: (list: ShelfName) => http.get(addresses[list], () => delay('infinite')),
  /** Calls `reply` for each request. */
  replies,
};

function replies(list: ShelfName, reply: () => BikeListReply | Promise<BikeListReply>) {
  return http.get(addresses[list], async () => {
    const { bikes, status = 200, detail } = await reply();
    return HttpResponse.json(bikes ?? { detail }, { status });
  });
}
