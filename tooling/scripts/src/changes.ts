import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './checks.ts';
import type { Step } from './run-step.ts';

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The commit at which this branch left main; on main itself the last one, so that what is not committed counts. */
export function changeStart(root: string): string {
  return git(root, 'merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
}

/** Files that differ from a commit and are still there, those that git does not know yet among them. */
export function changedFiles(root: string, start: string): string[] {
  const known = git(root, 'diff', '--name-only', start);
  const files = [...known, ...git(root, 'ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).toSorted();
}

const isSource = (file: string): boolean => /\.(ts|tsx)$/.test(file);

/** The checks with what they cost cut down to these files: those of one file look at them, types at what depends on them. */
export function checksOfChange(files: readonly string[], start: string): Step[] {
  const sources = files.filter(isSource);
  const args: Record<string, readonly string[]> = {
    Format: [...files, '--no-error-on-unmatched-pattern'],
    Lint: [...sources, '--no-error-on-unmatched-pattern'],
    Types: [`--filter=...[${start}]`],
  };
  const isNeeded = ({ title }: Step) => (title === 'Format' ? files : title === 'Lint' ? sources : [start]).length > 0;
  return checks.filter(isNeeded).map((step) => ({ ...step, args: [...step.args, ...(args[step.title] ?? [])] }));
}

/** Runs the tests that load one of these files, and the journeys that are among them. */
export function testsOfChange(files: readonly string[], start: string): Step[] {
  const journeys = files.filter((file) => /^apps\/e2e\/tests\/.*\.spec\.ts$/.test(file));
  const turbo = ['exec', 'turbo', 'run', '--continue', '--output-logs=new-only', '--log-order=stream'];
  const unit: Step = {
    title: 'Tests that load what changed',
    command: 'pnpm',
    // One package runs the tests of many others, and depends on none of them.
    args: [
      ...[...turbo, 'test', `--filter=...[${start}]`, '--filter=@dopahiya/vitest-config'],
      ...['--', `--changed=${start}`, '--passWithNoTests'],
    ],
    remedy: 'Correct the tests or the code that it names; pnpm exec vitest in a package runs its tests alone.',
  };
  const walked: Step = {
    title: 'Journeys that changed',
    command: 'pnpm',
    args: [...turbo, 'test:e2e', '--', ...journeys.map((file) => file.replace('apps/e2e/', ''))],
    remedy: 'Correct the journeys or the code that it names; pnpm test:e2e runs the journeys alone.',
  };
  return journeys.length > 0 ? [unit, walked] : [unit];
}
