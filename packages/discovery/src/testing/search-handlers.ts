import type { FoundPage } from '@dopahiya/domain/content';
import { delay, http, HttpResponse } from 'msw';
import type { Autocomplete } from '@dopahiya/domain/requests';

const suggestionsAddress = '*/api/bikes/autocomplete/';

type Answer = Partial<Record<keyof Autocomplete, unknown>>;

/** Handlers of the API's search suggestions, for stories and tests. */
export const autocompleteHandlers = {
  /** Answers each text with `answer`; the text is empty if only terms are fetched. */
  answers: (answer: (text: string) => Answer) =>
    http.get(suggestionsAddress, ({ request }) =>
      HttpResponse.json(answer(new URL(request.url).searchParams.get('q') ?? '')),
    ),
  /** Always answers with this error. */
  fails: (status: number) => http.get(suggestionsAddress, () => HttpResponse.json({ detail: 'Closed.' }, { status })),
  /** Never answers. */
  waits: () => http.get(suggestionsAddress, () => delay('infinite')),
};

const pagesAddress = '*/api/search/pages/';

/** Builds a page that a search finds, for stories and tests. */
export const buildFoundPage = (changes: Partial<FoundPage> = {}): FoundPage => ({
  id: 1,
  kind: 'guide',
  title: 'Insurance for a new two-wheeler: what the law asks',
  path: '/news/insurance-what-the-law-asks',
  excerpt: 'Five years of third-party cover are compulsory on a new two-wheeler. Everything else is a choice.',
  is_sample: false,
  ...changes,
});

/** Builds one page of each kind, including a sample and one without an excerpt. */
export const buildFoundPages = (): FoundPage[] => [
  buildFoundPage(),
  buildFoundPage({
    id: 2,
    kind: 'tool',
    title: 'EMI Calculator',
    path: '/emi-calculator',
    excerpt: 'What a loan costs.',
  }),
  buildFoundPage({ id: 3, kind: 'question', title: 'What is ABS for?', path: '/faqs#faq-3' }),
  buildFoundPage({
    id: 4,
    kind: 'news',
    title: 'Activa or Jupiter',
    path: '/news/a-or-j',
    excerpt: null,
    is_sample: true,
  }),
  buildFoundPage({ id: 5, kind: 'page', title: 'Privacy policy', path: '/privacy-policy' }),
];

/** Handlers of the API's page search, for stories and tests. */
export const foundPageHandlers = {
  /** Answers each text with `answer`. */
  answers: (answer: (text: string) => readonly object[]) =>
    http.get(pagesAddress, ({ request }) =>
      HttpResponse.json({ results: answer(new URL(request.url).searchParams.get('search') ?? '') }),
    ),
  /** Always answers with this error. */
  fails: (status: number) => http.get(pagesAddress, () => HttpResponse.json({ detail: 'Closed.' }, { status })),
  /** Never answers. */
  waits: () => http.get(pagesAddress, () => delay('infinite')),
};
