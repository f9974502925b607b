import type { Step } from './run-step.ts';

/** Installs exactly what the lockfile names. */
export const installStep = {
  title: 'Installing packages',
  command: 'pnpm',
  args: ['install', '--frozen-lockfile', '--reporter=append-only'],
  remedy:
    'Check the network connection to the package registry and try again. If the lockfile is out of date: ' +
    'run pnpm install and commit pnpm-lock.yaml.',
} as const satisfies Step;
