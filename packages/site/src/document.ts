export { createDocuments, handleError } from './server/create-documents.tsx';
export type { DocumentShell } from './server/document-renderer.ts';
export { serverContext } from './server/server-context.ts';
