import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { type ProcessGroup, startGroup } from './process-group.ts';
import { repository } from './repository.ts';

/** Command of a longer run. */
export interface Step {
  title: string;
  command: string;
  args: readonly string[];
  /** What to do when it fails. */
  remedy: string;
}

/** How a step ended; `stopped` means by a signal to this process. */
export type StepEnd = 'passed' | 'failed' | 'stopped';

/** Runs a step in the root folder, with its output on this terminal and without input. */
export async function runStep({ title, command, args, remedy }: Step): Promise<StepEnd> {
  console.log(`\n▸ ${title}`);
  const start = performance.now();
  const group = startGroup(() =>
    spawn(command, args, {
      cwd: repository,
      // Runs in its own process group, so that a signal reaches everything the step started exactly once.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { DO_NOT_TRACK: '1', ...process.env },
    }),
  );
  const { end, reason } = await endOf(group);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (end === 'passed') console.log(`✓ ${title} (${seconds} s)`);
  if (end === 'failed')
    console.error(`✗ ${title}: ${reason} after ${seconds} s; its output above says why.\n  ${remedy}`);
  return end;
}

async function endOf(group: ProcessGroup): Promise<{ end: StepEnd; reason: string }> {
  try {
    const [code, signal] = (await once(group.child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (group.isStopping()) return { end: 'stopped', reason: '' };
    return { end: code === 0 ? 'passed' : 'failed', reason: signal ? `ended by ${signal}` : `exit code ${code}` };
  } catch (error) {
    return { end: 'failed', reason: `could not be started (${String(error)})` };
  } finally {
    group.release();
  }
}

/** Installs exactly the versions in the lockfile. */
export const installStep = {
  title: 'Installing packages',
  command: 'pnpm',
  args: ['install', '--frozen-lockfile', '--reporter=append-only'],
  remedy:
    'Check the network connection to the package registry and try again. If the lockfile is out of date: ' +
    'run pnpm install and commit pnpm-lock.yaml.',
} as const satisfies Step;
