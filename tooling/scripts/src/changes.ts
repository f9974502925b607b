import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checks } from './checks.ts';
import type { Step } from './run-step.ts';

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the commit at which this branch left main; on main the latest one, so that uncommitted changes count. */
export function changeStart(root: string): string {
  return git(root, 'merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
}

/** Returns existing files that differ from a commit, including untracked ones. */
export function changedFiles(root: string, start: string): string[] {
  const known = git(root, 'diff', '--name-only', start);
  const files = [...known, ...git(root, 'ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).toSorted();
}

const isSource = (file: string): boolean => /\.(ts|tsx)$/.test(file);

/** Limits the expensive checks to these files: lint and types cover all packages affected by the change. */
export function checksOfChange(files: readonly string[], packages: readonly string[]): Step[] {
  const sources = files.filter(isSource);
  const args: Record<string, readonly string[]> = {
    Format: [...files, '--no-error-on-unmatched-pattern'],
    'Lint and types': [...packages, ...sources, '--no-error-on-unmatched-pattern'],
  };
  const unneeded = new Set([
    ...(files.length === 0 ? ['Format'] : []),
    ...(sources.length === 0 ? ['Lint and types', 'Dead code'] : []),
  ]);
  return checks
    .filter(({ title }) => !unneeded.has(title))
    .map(({ title, command, args: usual, remedy: mend }) => {
      return { title, command, args: [...usual, ...(args[title] ?? [])], remedy: mend };
    });
}

const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/');

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Returns the folders of these files' packages and of all packages that depend on them. */
export function packagesOfChange(root: string, files: readonly string[]): string[] {
  const manifests = new Map(
    globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).map((file) => [
      packageOf(file),
      JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
    ]),
  );
  const reached = new Set(files.map(packageOf).filter((folder) => manifests.has(folder)));
  // Grows during iteration: dependents of a package are appended.
  for (const folder of reached)
    for (const [other, { dependencies, devDependencies }] of manifests)
      if (String(manifests.get(folder)?.name) in { ...dependencies, ...devDependencies }) reached.add(other);
  return [...reached].toSorted();
}

const remedy = 'Correct the tests or the code that it names; pnpm exec vitest in a package runs its tests alone.';
const vitest = (title: string, name: string, filters: readonly string[]): Step => ({
  title,
  command: 'pnpm',
  args: ['--filter', name, 'exec', 'vitest', 'run', '--passWithNoTests', ...filters],
  remedy,
});

/** Runs the tests and stories of these packages, the API's tests next to its changed files, and the changed journeys. */
export function testsOfChange(files: readonly string[], packages: readonly string[]): Step[] {
  const folders = packages.filter((folder) => folder.startsWith('packages/')).map((folder) => `${folder}/`);
  const steps = folders.length === 0 ? [] : [vitest('Tests', '@dopahiya/vitest-config', folders)];
  if (folders.length > 0) steps.push(vitest('Stories', '@dopahiya/storybook', folders));
  const inApi = files.filter((file) => file.startsWith('apps/api/src/'));
  const beside = [...new Set(inApi.map((file) => `${dirname(file.replace('apps/api/', ''))}/`))];
  if (beside.length > 0) steps.push(vitest('Tests of the API', '@dopahiya/api', beside));
  if (packages.includes('apps/web')) steps.push(vitest('Tests of the site', '@dopahiya/web', ['--project', 'node']));
  const tooling = [...new Set(files.map(packageOf))].filter((folder) => /^tooling\/(?!vitest)/.test(folder));
  for (const folder of tooling.filter((one) => packages.includes(one)))
    steps.push({
      title: `Tests of ${folder}`,
      command: 'pnpm',
      args: ['--dir', folder, '--if-present', 'test'],
      remedy,
    });
  const journeys = files.filter((file) => /^apps\/e2e\/tests\/.*\.spec\.ts$/.test(file));
  if (journeys.length > 0) steps.push(journeysOf(journeys.map((file) => file.replace('apps/e2e/', ''))));
  return steps;
}

const journeysOf = (specs: readonly string[]): Step => ({
  title: 'Journeys that changed',
  command: 'pnpm',
  args: ['exec', 'turbo', 'run', 'test:e2e', '--output-logs=new-only', '--', ...specs],
  remedy: 'Correct the journeys or the code that it names; pnpm test:e2e runs the journeys alone.',
});
