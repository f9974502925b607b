export { createDocuments, handleError } from './server/create-documents.tsx';
export { serverContext } from './server/server-context.ts';
export { fontScript, lazyFonts } from './late-start/lazy-fonts.ts';
