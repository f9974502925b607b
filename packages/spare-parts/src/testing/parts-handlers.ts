import type { BikeCard, Brand } from '@dopahiya/domain/bikes';
import type { BikeParts, Part, PartDetail } from '@dopahiya/domain/parts';
import { delay, http, HttpResponse } from 'msw';

const pageOf = (count: number, results: readonly unknown[], next: string | null = null) =>
  HttpResponse.json({ count, next, previous: null, results });

/**
 * Returns the handler of a list; with `more` there is a second page of the same items with other ids, and with a
 * number the list has so many items.
 */
const listed = (address: string, items: readonly { id: number | string }[], more: boolean | number) =>
  http.get(address, ({ request }) => {
    const isSecond = new URL(request.url).searchParams.get('page') === '2';
    const count = typeof more === 'number' ? more : items.length * (more ? 2 : 1);
    if (isSecond)
      return pageOf(
        count,
        items.map((item) => ({ ...item, id: `second-${item.id}` })),
      );
    return pageOf(count, items, more === false ? null : '/api/x/?page=2');
  });

const addresses = {
  brands: '*/api/brands/',
  brand: '*/api/brands/:slug/',
  bikes: '*/api/bikes/brand/:slug/',
  bike: '*/api/parts/:bike/',
  parts: '*/api/parts/:bike/:category/',
  part: '*/api/parts/:bike/:category/:part/',
} as const;
type Call = keyof typeof addresses;

/** Handlers of the spare-parts calls, for stories and tests. */
export const partsHandlers = {
  brands: (brands: readonly Partial<Brand>[], more: boolean | number = false) =>
    listed(
      addresses.brands,
      brands.map((brand, index) => ({ id: index + 1, ...brand })),
      more,
    ),
  brand: (brand: Partial<Brand>) => http.get(addresses.brand, () => HttpResponse.json({ id: 1, ...brand })),
  bikes: (bikes: readonly BikeCard[], more: boolean | number = false) => listed(addresses.bikes, bikes, more),
  bike: (parts: BikeParts) => http.get(addresses.bike, () => HttpResponse.json(parts)),
  parts: (parts: readonly Part[], more: boolean | number = false) => listed(addresses.parts, parts, more),
  part: (part: PartDetail) => http.get(addresses.part, () => HttpResponse.json(part)),
  fails: (call: Call, status = 503) =>
    http.get(addresses[call], () => HttpResponse.json({ detail: 'The garage is closed.' }, { status })),
  waits: (call: Call) => http.get(addresses[call], () => delay('infinite')),
};
