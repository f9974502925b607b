import type { Page } from '@dopahiya/domain';
import { notFound } from './app-error.ts';
import type { Paging } from './query-values.ts';

/** The rows of one page, and how many there are on all pages. */
export interface PagedRows<Row> extends Paging {
  count: number;
  rows: Row[];
}

/** Where to read from: rows to skip and to take. */
export interface Slice {
  offset: number;
  limit: number;
}

/**
 * Reads one page of a list; an empty list has one page.
 * @throws AppError 404 for a page beyond the end.
 */
export async function readPage<Row>(
  { page, limit }: Paging,
  count: number,
  read: (slice: Slice) => Promise<Row[]>,
): Promise<PagedRows<Row>> {
  const pages = Math.max(1, Math.ceil(count / limit));
  if (page > pages)
    throw notFound(`The list has ${pages === 1 ? 'one page' : `${pages} pages`}. Ask for a page up to that.`);
  return { page, limit, count, rows: await read({ offset: (page - 1) * limit, limit }) };
}

/** A page as the contract has it; `next` and `previous` are addresses on the server that was asked. */
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
