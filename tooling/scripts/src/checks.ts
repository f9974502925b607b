import type { Step, StepEnd } from './run-step.ts';
import type { Suite } from './suites.ts';

const check = (title: string, args: readonly string[], remedy: string): Step => ({
  title,
  command: 'pnpm',
  args: ['exec', ...args],
  remedy,
});

/** Checks of the repository besides its tests, fastest first. */
export const checks: readonly Step[] = [
  check('Format', ['oxfmt', '--check'], 'pnpm format rewrites the files it names.'),
  check('Versions', ['sherif'], 'Every package takes its versions from the catalog in pnpm-workspace.yaml.'),
  check('Styles', ['node', 'tooling/scripts/check-styles.ts'], 'Take colours and custom properties from the theme.'),
  check('Texts', ['node', 'tooling/scripts/check-texts.ts'], 'Move what visitors read into src/texts of its package.'),
  check(
    'Plain English',
    ['node', 'tooling/scripts/check-plain-english.ts'],
    'Split long sentences and say odd phrases plainly.',
  ),
  check('Boundaries', ['turbo', 'boundaries'], 'Imports run one way; turbo.json lists which layer may use which.'),
  check('Lint and types', ['oxlint'], 'Correct what it names; no rule is switched off in a file.'),
  check('Dead code', ['knip', '--config', 'tooling/scripts/knip.config.ts'], 'Remove what nobody uses, or use it.'),
];

/** Turns the checks into one suite of the summary, each counted as a test; those skipped because of a signal are not counted. */
export function checksSuite(run: readonly Step[], ends: readonly StepEnd[]): Suite {
  const failed = run.filter((_, index) => ends[index] === 'failed');
  return {
    name: 'checks',
    passed: ends.filter((end) => end === 'passed').length,
    failed: failed.length,
    problems: failed.map(({ title, remedy }) => `${title}: ${remedy}`),
    hasReport: true,
  };
}
