import { join } from 'node:path';

/** The folder of the whole repository. */
export const repository: string = join(import.meta.dirname, '../../..');

/** The folder of a package. */
export const packageFolder = (name: string): string => join(repository, 'packages', name);
