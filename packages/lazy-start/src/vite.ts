export { inlineScript } from './vite/inline-script.ts';
export { pageChunks, type PageChunksOptions } from './vite/page-chunks.ts';
