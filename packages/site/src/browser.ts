export { prefetchRoute } from './fast/prefetch-route.ts';
export { hydrateSite } from './hydrate-site.tsx';
