import { fileURLToPath } from 'node:url';

/** Folder of the SQL migrations, at the same place for source and build. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
