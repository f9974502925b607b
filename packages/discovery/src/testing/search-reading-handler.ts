import { readSearch } from '@dopahiya/engines/testing';
import { http, HttpResponse } from 'msw';

const brands = [{ slug: 'honda', name: 'Honda' }];

/** Handler that reads searches as the API does, of a catalogue whose only brand is Honda. */
export const searchReadingHandler = http.get('*/api/search/reading/', ({ request }) =>
  HttpResponse.json(readSearch(new URL(request.url).searchParams.get('search') ?? '', brands)),
);
