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

/** The name of a list of bikes that the API answers. */
export type ShelfName = keyof typeof addresses;

/** What one request for a list is answered: bikes, or a status with what the server says of it. */
export interface BikeListReply {
  bikes?: BikeCard[];
  status?: number;
  detail?: string | undefined;
}

/** Answers of the API's lists of bikes for stories and tests. */
export const bikeListHandlers = {
  /** Always these bikes. */
  answers: (list: ShelfName, bikes: BikeCard[] = buildLineUp()) => replies(list, () => ({ bikes })),
  /** Always this failure. */
  fails: (list: ShelfName, status: number, detail?: string) => replies(list, () => ({ status, detail })),
  /** Never. */
  waits: (list: ShelfName) => http.get(addresses[list], () => delay('infinite')),
  /** To each request what `reply` says then. */
  replies,
};

function replies(list: ShelfName, reply: () => BikeListReply | Promise<BikeListReply>) {
  return http.get(addresses[list], async () => {
    const { bikes, status = 200, detail } = await reply();
    return HttpResponse.json(bikes ?? { detail }, { status });
  });
}
