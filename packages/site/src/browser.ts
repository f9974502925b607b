export { hydrateSite } from './hydrate-site.tsx';
