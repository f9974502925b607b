import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the whole repository. */
export const repository: string = join(import.meta.dirname, '../../..');

interface TurboFile {
  tasks?: { test?: { extends?: boolean } };
}

/** Folders of the packages that leave their tests to the one run for all of them, as their `turbo.json` says. */
export function testedTogether(root: string): string[] {
  return globSync('packages/*/turbo.json', { cwd: root })
    .filter((file) => (JSON.parse(readFileSync(join(root, file), 'utf8')) as TurboFile).tasks?.test?.extends === false)
    .map(dirname)
    .toSorted();
}
