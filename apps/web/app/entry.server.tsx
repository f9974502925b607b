import { loadNumberReader } from '@dopahiya/domain/typed';
import { createDocuments } from '@dopahiya/site/document';
import { documentHead } from './layout/document-head.server.ts';

export { handleError, serverContext } from '@dopahiya/site/document';
export { sitePages } from './pages/site-pages.ts';

// Forms that were sent without scripts carry numbers as people write them.
await loadNumberReader();

const handleRequest = createDocuments({ head: documentHead });
export default handleRequest;
