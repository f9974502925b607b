import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../repository.ts';

/** What tools write, which may change while it is copied: builds, reports, caches. */
const made = /\/(?:\.git|\.turbo|\.react-router|dist|test-results|storybook-static)$|\/node_modules\/\.(?!bin)/;
const notCopied = new Set(['node_modules', '.data', 'apps/web/build'].map((path) => join(repository, path)));

/** A copy of the repository whose packages find each other in it, and what is installed where it is. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'generated-'));
  cpSync(repository, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !made.test(path) && !notCopied.has(path),
  });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
