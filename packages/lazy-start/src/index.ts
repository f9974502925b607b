export { Hydrated } from './hydrated.tsx';
export { beginHydration, loadIslands } from './island.ts';
export { islands, type IslandOptions, type IslandsOptions } from './islands.tsx';
