import { fileURLToPath } from 'node:url';

/** Folder of the repository's own catalogue; the same path from source and from the build. */
export const ownCatalogue = fileURLToPath(new URL('../../../data', import.meta.url));
