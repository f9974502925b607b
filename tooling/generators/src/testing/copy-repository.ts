import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

const run = promisify(execFile);

/** Runs a program installed in a folder. @throws its output on failure. */
export async function runProgram(folder: string, program: string, ...parameters: string[]): Promise<void> {
  const { VITEST: _, ...env } = process.env;
  const options = { cwd: folder, env, maxBuffer: 50_000_000 };
  await run(join(folder, 'node_modules/.bin', program), parameters, options).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${parameters.join(' ')} fails:\n${stdout}\n${stderr}`, { cause: error });
  });
}
