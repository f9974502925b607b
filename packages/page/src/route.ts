export { PageProviders } from './routing/page-providers.tsx';
export { showPage, startPage } from './routing/page-route.tsx';
export { inBrowser } from './routing/query-clients.ts';
export { loadPage } from './server/load-page.ts';
export { submitPage } from './server/submit-page.ts';
