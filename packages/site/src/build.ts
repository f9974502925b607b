export { ownRouterParts } from './router-parts/own-router-parts.ts';
