import type { PageState } from './page-state.ts';

/** The page's state as a block of JSON. */
export function pageStateBlock(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-state">${json}</script>`;
}
