import type { BikeCard, BikeFacets } from '@dopahiya/domain/bikes';
import { http, HttpResponse } from 'msw';
import { buildLineUp } from './build-bike-card.ts';

interface PagedBikes {
  /** All bikes of the list, whichever page is fetched. */
  bikes?: BikeCard[];
  facets?: BikeFacets;
  /** Called with the parameters of each request before it is answered. */
  onQuestion?: (question: URLSearchParams) => void;
}

const pageSize = 10;

/** Returns the handler of a paged list of the API: `pagedBikes('bikes/scooters/')`; a page past the end is a 404. */
export function pagedBikes(path: string, { bikes = buildLineUp(), facets, onQuestion }: PagedBikes = {}) {
  return http.get(`*/api/${path}`, ({ request }) => {
    const url = new URL(request.url);
    onQuestion?.(url.searchParams);
    const page = Number(url.searchParams.get('page') ?? 1);
    const results = bikes.slice((page - 1) * pageSize, page * pageSize);
    if (page > 1 && results.length === 0) return HttpResponse.json({ detail: 'No such page.' }, { status: 404 });
    return HttpResponse.json({
      count: bikes.length,
      next: page * pageSize < bikes.length ? linkTo(url, page + 1) : null,
      previous: page > 1 ? linkTo(url, page - 1) : null,
      results,
      ...(facets && { facets }),
    });
  });
}

function linkTo(url: URL, page: number): string {
  const link = new URL(url);
  link.searchParams.set('page', String(page));
  return link.href;
}
