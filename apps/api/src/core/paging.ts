import { notFound } from './errors.ts';

/** A checked page and limit; pages count from 1. */
export interface Paging {
  page: number;
  limit: number;
}

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

/** A list that is read in pages. */
export interface PagedList<Row> {
  /** How many rows it has. */
  count: number | Promise<number>;
  find: (slice: Slice) => Promise<Row[]>;
}

/**
 * Reads one page of a list, rows and count at once; an empty list has one page.
 * @throws AppError 404 for a page beyond the end.
 */
export async function readPage<Row>({ page, limit }: Paging, list: PagedList<Row>): Promise<PagedRows<Row>> {
  const [count, rows] = await Promise.all([list.count, list.find({ offset: (page - 1) * limit, limit })]);
  const pages = Math.max(1, Math.ceil(count / limit));
  if (page > pages)
    throw notFound(`The list has ${pages === 1 ? 'one page' : `${pages} pages`}. Ask for a page up to that.`);
  return { page, limit, count, rows };
}
