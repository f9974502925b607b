import { notFound } from './errors.ts';
import { errors } from './texts/index.ts';

/** Validated page and limit; pages count from 1. */
export interface Paging {
  page: number;
  limit: number;
}

/** Rows of one page, and the total number of rows. */
export interface PagedRows<Row> extends Paging {
  count: number;
  rows: Row[];
}

/** Offset and limit of rows to read. */
export interface Slice {
  offset: number;
  limit: number;
}

/** Paginated list. */
export interface PagedList<Row> {
  /** Total number of rows. */
  count: number | Promise<number>;
  find: (slice: Slice) => Promise<Row[]>;
}

/**
 * Reads one page of a list, with rows and count in parallel; an empty list has one page.
 * @throws AppError 404 for a page beyond the end.
 */
export async function readPage<Row>({ page, limit }: Paging, list: PagedList<Row>): Promise<PagedRows<Row>> {
  const [count, rows] = await Promise.all([list.count, list.find({ offset: (page - 1) * limit, limit })]);
  const pages = Math.max(1, Math.ceil(count / limit));
  if (page > pages) throw notFound(errors.pageBeyondEnd(pages));
  return { page, limit, count, rows };
}
