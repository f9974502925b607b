export { Hydrated } from './hydrated.tsx';
export { beginHydration, loadIslands } from './island.ts';
export { islands, type IslandOptions, type IslandsOptions } from './islands.tsx';
export { leaveToBrowser } from './leave-to-browser.ts';
export { type NoticeKind, showNotice } from './notice.ts';
export { tolerateWrappedText } from './tolerate-wrapped-text.ts';
