export { Hydrated } from './hydrated.tsx';
export { hydrateLater, type LaterOptions } from './hydrate-later.tsx';
export { beginHydration, loadLaterParts } from './later-parts.ts';
