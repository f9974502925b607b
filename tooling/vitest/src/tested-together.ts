import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Root folder of the repository. */
export const repository: string = join(import.meta.dirname, '../../..');

interface TurboFile {
  tasks?: { test?: { extends?: boolean } };
}

/** Returns the folders of packages tested in the shared run, as their `turbo.json` says. */
export function testedTogether(root: string): string[] {
  return globSync('packages/*/turbo.json', { cwd: root })
    .filter((file) => (JSON.parse(readFileSync(join(root, file), 'utf8')) as TurboFile).tasks?.test?.extends === false)
    .map(dirname)
    .toSorted();
}
