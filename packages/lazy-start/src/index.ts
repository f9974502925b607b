export { collectEarlyInput } from './early-input.ts';
export { Hydrated } from './hydrated.tsx';
export { type PageState, readPageState } from './page-state.ts';
export { plantSeeds, type QuerySeed, retryFailed } from './query-seed.ts';
export { installRouterGlobals, reviewedReactRouter, type RouterState } from './router-globals.ts';
export { prefetchRoute } from './route-module.ts';
