import type { PageState } from './page-state.ts';

/** The page's state as a block of JSON; `idleDelay` in ms after paint and `load` starts hydration by itself, null waits for the first input. */
export function pageStateBlock(state: PageState, idleDelay: number | null): string {
  const idle = idleDelay === null ? '' : ` data-idle="${idleDelay}"`;
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-state"${idle}>${json}</script>`;
}
