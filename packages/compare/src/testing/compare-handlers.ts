import type { BikeCard } from '@dopahiya/domain';
import { delay, http, HttpResponse } from 'msw';

const address = '*/api/bikes/trending/';

/** Answers of the call behind compare, for stories and tests. */
export const compareHandlers = {
  answers: (bikes: BikeCard[]) => http.get(address, () => HttpResponse.json(bikes)),
  fails: (status: number, detail: string) => http.get(address, () => HttpResponse.json({ detail }, { status })),
  waits: () => http.get(address, () => delay('infinite')),
};
