export { Hydrated } from './hydrated.tsx';
export { beginHydration, loadIslands } from './island.ts';
export { islands, type IslandOptions, type IslandsOptions } from './islands.tsx';
export { type PageState, readPageState } from './page-state.ts';
export { hydrateQueries, type PageQueries, retryFailed } from './page-queries.ts';
export { installRouterGlobals, reviewedReactRouter, type RouterState } from './router-globals.ts';
export { prefetchRoute } from './route-module.ts';
