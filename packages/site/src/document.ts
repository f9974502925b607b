export { createDocuments, handleError } from './server/create-documents.tsx';
export { serverContext } from './server/server-context.ts';
