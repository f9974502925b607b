import { fileURLToPath } from 'node:url';

/** Folder of the repository's own catalogue, at the same place for source and build. */
export const ownCatalogue = fileURLToPath(new URL('../../../data', import.meta.url));
