import type { Autocomplete } from '@dopahiya/domain/requests';
import { delay, http, HttpResponse } from 'msw';

const address = '*/api/bikes/autocomplete/';

type Answer = Partial<Record<keyof Autocomplete, unknown>>;

/** Handlers of the API's search suggestions, for stories and tests. */
export const autocompleteHandlers = {
  /** Answers each text with `answer`; the text is empty if only terms are fetched. */
  answers: (answer: (text: string) => Answer) =>
    http.get(address, ({ request }) => HttpResponse.json(answer(new URL(request.url).searchParams.get('q') ?? ''))),
  /** Always answers with this error. */
  fails: (status: number) => http.get(address, () => HttpResponse.json({ detail: 'Closed.' }, { status })),
  /** Never answers. */
  waits: () => http.get(address, () => delay('infinite')),
};
