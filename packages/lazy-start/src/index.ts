export { Hydrated } from './hydrated.tsx';
export { hydrateLater, type LaterOptions } from './hydrate-later.tsx';
export { beginHydration, loadLaterParts } from './later-parts.ts';
export { type PageState, readPageState } from './page-state.ts';
export { hydrateQueries, type PageQueries, retryFailed } from './page-queries.ts';
export { installRouterGlobals, reviewedReactRouter, type RouterState } from './router-globals.ts';
export { prefetchRoute } from './route-module.ts';
