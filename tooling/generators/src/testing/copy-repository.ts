import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../repository.ts';

/** Files written by tools, which may change while they are copied: builds, reports, caches. */
const made = /\/(?:\.git|\.turbo|\.react-router|dist|test-results|storybook-static)$|\/node_modules\/\.(?!bin)/;
const notCopied = new Set(['node_modules', '.data', 'apps/web/build'].map((path) => join(repository, path)));

/** Copies the repository: packages resolve within the copy, installed dependencies to the original. */
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
