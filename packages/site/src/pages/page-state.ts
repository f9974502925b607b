import type { DehydratedQueries } from './dehydrated-queries.ts';
import type { RouterState } from '../fast/router-globals.ts';

/** Everything the browser needs to hydrate, as inert JSON in one `<script type="application/json" id="page-state">`. */
export interface PageState {
  /** Origin of the site's canonical addresses. */
  origin: string;
  queries: DehydratedQueries;
  /** Absent where React Router’s `<Scripts />` does this work: in development, and in plain mode. */
  router?: RouterState;
  /** In the order in which the boot script evaluates them; the last one is the client entry. */
  modules?: string[];
}

/** Reads the page's state in the browser. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : { origin: location.origin, queries: [] };
}
