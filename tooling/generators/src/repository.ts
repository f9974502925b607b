import { join } from 'node:path';

/** Root folder of the repository. */
export const repository: string = join(import.meta.dirname, '../../..');

/** Returns the folder of a package. */
export const packageFolder = (name: string): string => join(repository, 'packages', name);
