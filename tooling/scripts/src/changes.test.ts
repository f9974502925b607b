import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles, changeStart, checksOfChange, packagesOfChange, testsOfChange } from './changes.ts';

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
function commit(file: string): string {
  writeFileSync(join(root, file), file);
  git('add', file);
  git('-c', 'user.name=Asha', '-c', 'user.email=asha@example.test', 'commit', '-qm', file);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  git('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what changed', () => {
  it('is what a branch has committed since it left main, and what is not committed yet', () => {
    const start = commit('old.ts');
    git('switch', '-qc', 'branch');
    commit('committed.ts');
    writeFileSync(join(root, 'new.ts'), '');
    git('switch', '-q', 'main');
    commit('of-main.ts');
    git('switch', '-q', 'branch');
    expect(changeStart(root)).toBe(start);
    expect(changedFiles(root, start)).toEqual(['committed.ts', 'new.ts']);
  });

  it('is on main what is not committed, without what is gone', () => {
    commit('gone.ts');
    const last = commit('kept.ts');
    rmSync(join(root, 'gone.ts'));
    writeFileSync(join(root, 'kept.ts'), 'changed');
    expect(changeStart(root)).toBe(last);
    expect(changedFiles(root, last)).toEqual(['kept.ts']);
  });
});

const argsOf = (steps: readonly { title: string; args: readonly string[] }[], title: string) =>
  steps.find((step) => step.title === title)?.args.join(' ');

describe('what is run of a change', () => {
  it('formats changed files alone, and lints the packages that the change reaches', () => {
    const checks = checksOfChange(['README.md', 'packages/tools/src/emi.ts'], ['apps/web', 'packages/tools']);
    expect(argsOf(checks, 'Format')).toContain('README.md packages/tools/src/emi.ts');
    expect(argsOf(checks, 'Lint and types')).toContain('oxlint apps/web packages/tools packages/tools/src/emi.ts');
    expect(argsOf(checksOfChange(['README.md'], []), 'Lint and types')).toBeUndefined();
  });

  it('is the tests of its packages and of what is built upon them', () => {
    const write = (folder: string, ...uses: string[]) => {
      mkdirSync(join(root, folder), { recursive: true });
      const dependencies = Object.fromEntries(uses.map((name) => [name, 'workspace:*']));
      writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name: folder, dependencies }));
    };
    write('packages/ui-kit');
    write('packages/tools', 'packages/ui-kit');
    write('packages/news', 'packages/ui-kit');
    write('apps/web', 'packages/tools');
    expect(packagesOfChange(root, ['packages/tools/src/emi.ts', 'README.md'])).toEqual(['apps/web', 'packages/tools']);
    expect(packagesOfChange(root, ['packages/ui-kit/src/button.tsx'])).toHaveLength(4);
  });

  it('is run by the one run for packages, by stories, beside files of the API, and by journeys that changed', () => {
    const files = [
      'packages/tools/src/emi.ts',
      'apps/api/src/areas/market/holding/rules.ts',
      'apps/e2e/tests/frame.spec.ts',
    ];
    const steps = testsOfChange(files, ['apps/api', 'apps/web', 'packages/tools']);
    expect(argsOf(steps, 'Tests')).toMatch(/vitest-config .* packages\/tools\/$/);
    expect(argsOf(steps, 'Stories')).toMatch(/storybook .* packages\/tools\/$/);
    expect(argsOf(steps, 'Tests of the API')).toMatch(/ src\/areas\/market\/holding\/$/);
    expect(argsOf(steps, 'Tests of the site')).toBeDefined();
    expect(argsOf(steps, 'Journeys that changed')).toMatch(/ tests\/frame\.spec\.ts$/);
    expect(testsOfChange(['README.md'], [])).toEqual([]);
  });
});
