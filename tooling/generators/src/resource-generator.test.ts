import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { repository } from './repository.ts';

const run = promisify(execFile);
const changed = ['apps/api', 'packages/domain', 'tooling/generators'];
const made = new Set(['dist', 'data', 'test-results']);

/** A copy of what the generator changes; all else of the repository stands beside it as links. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'generated-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const folder of ['apps', 'packages', 'tooling']) mkdirSync(join(copy, folder));
  for (const folder of changed)
    cpSync(join(repository, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !made.has(basename(path)),
    });
  const beside = ['packages', 'tooling'].flatMap((folder) =>
    readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`),
  );
  const links = [
    ...beside.filter((path) => !changed.includes(path)),
    'node_modules',
    '.oxfmtrc.json',
    '.oxlintrc.json',
  ];
  for (const path of links) symlinkSync(join(repository, path), join(copy, path));
  return copy;
}

/** Runs a program of a package of the copy. @throws what the program printed when it fails. */
async function start(copy: string, folder: string, program: string, ...parameters: string[]): Promise<void> {
  const { VITEST: _, ...env } = process.env;
  const cwd = join(copy, folder);
  await run(join(cwd, 'node_modules/.bin', program), parameters, { cwd, env }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${parameters.join(' ')} fails:\n${stdout}\n${stderr}`, { cause: error });
  });
}

describe('pnpm gen resource', { timeout: 240_000 }, () => {
  it('makes an area of the API that is formatted, typed, migrated and tested', async () => {
    const copy = copyOfRepository();
    await start(copy, 'tooling/generators', 'plop', '--plopfile', 'plopfile.ts', 'resource', 'service-centres');
    expect(readFileSync(join(copy, 'apps/api/src/areas.ts'), 'utf8')).toMatch(
      /areas = \[[^\]]*serviceCentresArea,?\s*\]/,
    );
    await start(copy, '.', 'oxfmt', '--check', 'apps/api/src', 'packages/domain/src');
    await start(copy, 'apps/api', 'tsc');
    await start(copy, 'apps/api', 'vitest', 'run', 'service-centre', 'layers.test', 'schema.test');
  });
});
