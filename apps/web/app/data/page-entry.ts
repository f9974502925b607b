import type { FindPageQueries } from './page-data.ts';

/** A page with the queries that stand behind it; `path` is a pattern of the router. */
export interface PageEntry {
  path: string;
  find: FindPageQueries;
}
