import { loadPlaceNames } from '@dopahiya/domain/places';
import { loadNumberReader } from '@dopahiya/domain/typed';
import { createDocuments } from '@dopahiya/site/document';
import { documentHead } from './layout/document-head.server.ts';

export { handleError, serverContext } from '@dopahiya/site/document';
export { sitePages } from './pages/site-pages.ts';

// Forms submitted without scripts contain numbers as people type them.
await loadNumberReader();
await loadPlaceNames();

const handleRequest = createDocuments({ head: documentHead });
export default handleRequest;
