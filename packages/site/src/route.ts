export { PageProviders } from './pages/page-providers.tsx';
export { showPage, startPage } from './pages/page-route.tsx';
export { StaticFallback } from './pages/served-page.tsx';
export { inBrowser } from './pages/query-clients.ts';
export { loadPage } from './server/load-page.ts';
export { submitPage } from './server/submit-page.ts';
