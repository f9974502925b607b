import type { DehydratedQueries } from './dehydrated-queries.ts';
import type { OwnerSettings } from './owner-settings.ts';

/** Everything the browser needs to hydrate, as inert JSON in one `<script type="application/json" id="page-state">`. */
export interface PageState {
  /** Origin of the site's canonical addresses. */
  origin: string;
  owner?: OwnerSettings | undefined;
  queries: DehydratedQueries;
}

/** The page's state as the server writes it. */
export function pageStateBlock(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-state">${json}</script>`;
}

/** Reads the page's state in the browser. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : { origin: location.origin, queries: [] };
}
