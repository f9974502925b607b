import { join } from 'node:path';

/** The folder of the whole repository. */
export const repository: string = join(import.meta.dirname, '../../..');

/** What the root folder may hold besides dotfiles: everything else has its place further down. */
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
