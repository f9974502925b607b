import type { DehydratedQueries } from './dehydrated-queries.ts';
import type { OwnerSettings } from './owner-settings.ts';

/** State for hydration, as inert JSON in one `<script type="application/json" id="page-state">`. */
export interface PageState {
  /** Origin of the site's canonical URLs. */
  origin: string;
  owner?: OwnerSettings | undefined;
  queries: DehydratedQueries;
  /** Names of places in the page's language that its scripts don't know yet. */
  places?: Readonly<Record<string, string>> | undefined;
}

/** Serialises the page's state on the server. */
export function pageStateBlock(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-state">${json}</script>`;
}

/** Reads the page's state in the browser. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : { origin: location.origin, queries: [] };
}
