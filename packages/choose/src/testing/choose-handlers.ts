import type { BikeCard } from '@dopahiya/domain/bikes';
import { delay, http, HttpResponse } from 'msw';

const address = '*/api/bikes/';

/** Answers of the call behind choose, for stories and tests. */
export const chooseHandlers = {
  /** Always these bikes. */
  answers: (results: readonly BikeCard[]) =>
    http.get(address, () => HttpResponse.json({ count: results.length, next: null, previous: null, results })),
  /** Always this failure. */
  fails: (status = 503, detail = 'The garage is closed.') =>
    http.get(address, () => HttpResponse.json({ detail }, { status })),
  /** Never. */
  waits: () => http.get(address, () => delay('infinite')),
};
