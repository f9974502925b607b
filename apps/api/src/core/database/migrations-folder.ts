import { fileURLToPath } from 'node:url';

/** Folder of the SQL migrations; the same path from source and from the build. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
