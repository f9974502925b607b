import type { Autocomplete, BikeSuggestion } from '@dopahiya/domain';
import { delay, http, HttpResponse } from 'msw';

const address = '*/api/bikes/autocomplete/';

type Answer = Partial<Record<keyof Autocomplete, unknown>>;

/** Answers of the API's search box for stories and tests. */
export const autocompleteHandlers = {
  /** To each text what `answer` says; the text is empty when only the terms are fetched. */
  answers: (answer: (text: string) => Answer) =>
    http.get(address, ({ request }) => HttpResponse.json(answer(new URL(request.url).searchParams.get('q') ?? ''))),
  /** Always this failure. */
  fails: (status: number) => http.get(address, () => HttpResponse.json({ detail: 'Closed.' }, { status })),
  /** Never. */
  waits: () => http.get(address, () => delay('infinite')),
};

/** A suggestion of the contract; what is not given is a Classic 350. */
export function buildSuggestion(facts: Partial<BikeSuggestion> = {}): BikeSuggestion {
  return {
    id: 1,
    name: 'Classic 350',
    brand: 'Royal Enfield',
    brand_slug: 'royal-enfield',
    slug: 'classic-350',
    year: 2026,
    price: 181118,
    engine_capacity: 349,
    max_power: 20.2,
    image: null,
    ...facts,
  };
}
