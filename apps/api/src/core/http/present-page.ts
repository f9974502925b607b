import type { Page } from '@dopahiya/domain/requests';
import type { PagedRows } from '../paging.ts';

/** Builds a page as in the contract; `next` and `previous` are addresses on the requested server. */
export function presentPage<Row, Item>(
  address: string,
  paged: PagedRows<Row>,
  present: (row: Row) => Item,
): Page<Item> {
  const { page, limit, count, rows } = paged;
  return {
    count,
    next: page * limit < count ? pageAddress(address, page + 1) : null,
    previous: page > 1 ? pageAddress(address, page - 1) : null,
    results: rows.map(present),
  };
}

function pageAddress(address: string, page: number): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.set('page', String(page));
  return `${pathname}?${searchParams.toString()}`;
}
