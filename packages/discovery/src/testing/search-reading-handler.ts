import { BrandNames } from '@dopahiya/engines/parser';
import { readPlainWords } from '@dopahiya/engines/plain-words';
import { http, HttpResponse } from 'msw';

const brands = new BrandNames([{ slug: 'honda', name: 'Honda' }]);

/** Handler that reads searches as the API does, of a catalogue whose only brand is Honda. */
export const searchReadingHandler = http.get('*/api/search/reading/', ({ request }) =>
  HttpResponse.json(readPlainWords(new URL(request.url).searchParams.get('search') ?? '', brands)),
);
