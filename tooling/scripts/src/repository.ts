import { join } from 'node:path';

/** Root folder of the repository. */
export const repository: string = join(import.meta.dirname, '../../..');

/** Allowed entries of the root folder besides dotfiles. */
export const rootEntries: readonly string[] = [
  'README.md',
  'apps',
  'node_modules',
  'package.json',
  'packages',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tooling',
  'turbo.json',
];
