import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyRepository, runProgram } from './testing/copy-repository.ts';

let copy: string;
const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const run = (folder: string, program: string, ...parameters: string[]) =>
  runProgram(join(copy, folder), program, ...parameters);
const generate = (...answers: string[]) => run('tooling/generators', 'plop', '--plopfile', 'plopfile.ts', ...answers);

/** Targets of the generators. */
const written = [
  'packages/ride-diary',
  'packages/ui-kit/src/odometer',
  'packages/api-client/src',
  'packages/domain/src',
  'apps/api/src/areas.ts',
  'apps/api/src/core/database',
  'apps/api/src/areas/service-centres',
  'apps/web/app',
];

/** Links the packages of a new feature like the package manager: it uses the same ones as an existing feature. */
function linkFeature(name: string, beside: string): void {
  symlinkSync(`../${beside}/node_modules`, join(copy, 'packages', name, 'node_modules'));
  symlinkSync(`../../../../packages/${name}`, join(copy, 'apps/web/node_modules/@dopahiya', name));
}

/** Replaces pnpm by a no-op: the copy shares installed packages with the repository. */
function standInForPnpm(): void {
  const programs = join(copy, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'pnpm'), '#!/bin/sh\n');
  chmodSync(join(programs, 'pnpm'), 0o755);
  vi.stubEnv('PATH', `${programs}:${process.env['PATH'] ?? ''}`);
}

describe('what is generated', () => {
  beforeAll(async () => {
    copy = copyRepository();
    standInForPnpm();
    await generate('feature', 'ride-diary');
    linkFeature('ride-diary', 'tools');
    await generate('page', 'ride-diary', 'service-log');
    await generate('component', 'ride-diary', 'odometer');
    await generate('component', 'ui-kit', 'odometer');
    await generate('resource', 'places', 'service-centres');
    await generate('language', 'ta');
    vi.unstubAllEnvs();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is listed where the site and the API look for it', () => {
    expect(read('apps/web/app/pages/site-pages.ts')).toMatch(/features.*= \[[^\]]*rideDiary,?\s*\]/);
    expect(read('packages/ride-diary/src/index.ts')).toMatch(/rideDiaryPage[^]*serviceLogPage/);
    expect(read('apps/api/src/areas.ts')).toMatch(/areas = \[[^\]]*serviceCentresArea,?\s*\]/);
  });

  it('has a changeset that names the packages', () => {
    expect(read('.changeset/ride-diary-page.md')).toContain(
      "'@dopahiya/ride-diary': minor\n'@dopahiya/domain': minor\n",
    );
    expect(read('.changeset/service-log-page.md')).toContain('`serviceLogPage` of `ride-diary`');
    expect(read('.changeset/service-centres.md')).toContain("'@dopahiya/api-client': minor\n");
  });

  it('adds a language with every text to be translated, and counts them', async () => {
    const languages = JSON.parse(read('packages/domain/src/site/site-languages.json')) as object[];
    expect(languages.at(-1)).toEqual({
      code: 'ta',
      tag: 'ta-IN',
      name: 'தமிழ்',
      short: 'த',
      prefix: '/ta',
      isComplete: false,
    });
    expect(read('packages/ride-diary/src/texts/ta/ride-diary-page.ts')).toContain(
      'export type Checked = Translation<typeof Own, typeof English>;',
    );
    const { stdout } = spawnSync(process.execPath, ['tooling/scripts/check-texts.ts'], { cwd: copy, encoding: 'utf8' });
    expect(stdout).toMatch(/^ta: (\d{4,}) of (\d{4,}) texts are not translated yet\.$/m);
  });

  it('is formatted', async () => {
    await expect(run('.', 'oxfmt', '--check', '.changeset', ...written)).resolves.toBeUndefined();
  });

  it('keeps the rules of lint and has the right types', async () => {
    await expect(run('.', 'oxlint', ...written)).resolves.toBeUndefined();
  });

  it('keeps the walls between packages', async () => {
    await expect(run('.', 'turbo', 'boundaries', '--no-color')).resolves.toBeUndefined();
  });

  it('leaves no dead code', async () => {
    await expect(run('.', 'knip', '--config', 'tooling/scripts/knip.config.ts')).resolves.toBeUndefined();
  });

  it('has its texts in both languages where they belong, and keys of its own', async () => {
    await expect(run('tooling/scripts', 'vitest', 'run', 'query-keys', 'text-problems')).resolves.toBeUndefined();
  });

  it.each([
    ['tooling/vitest', ['ride-diary', 'odometer', 'service-centre']],
    ['apps/api', ['service-centre']],
  ])('passes its own tests in %s', async (folder, files) => {
    await expect(run(folder, 'vitest', 'run', ...files)).resolves.toBeUndefined();
  });
});
