export { scriptFiles } from './build/script-files.ts';
export { quietPreloads } from './build/quiet-preloads.ts';
export { fastStyles } from './fast/fast-styles.ts';
export { ownRouterParts } from './router-parts/own-router-parts.ts';
