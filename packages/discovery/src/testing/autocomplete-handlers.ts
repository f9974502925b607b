import type { Autocomplete } from '@dopahiya/domain/requests';
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
