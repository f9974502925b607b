import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { inject, onTestFinished, vi } from 'vitest';
import type { Command } from '../core/command/run-command.ts';
import { StartError } from '../core/command/start-error.ts';

type RunningCommand = ChildProcessByStdio<null, Readable, Readable>;

/**
 * Starts a source file as a separate process with these settings; it is killed when the test ends, if it still runs. Processes of one run
 * share compiled code, which saves a third of the work of each start.
 */
export function startCommand(file: URL, settings: Record<string, string>, args: string[] = []): RunningCommand {
  const { DATABASE_URL: _, ...environment } = process.env;
  const command = spawn(process.execPath, ['--conditions=@dopahiya/source', file.pathname, ...args], {
    env: { ...environment, NODE_COMPILE_CACHE: join(inject('prepared'), 'compiled'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void command.kill('SIGKILL'));
  return command;
}

/** Waits for a process to end. @returns its exit code and output. */
export async function endOf(command: RunningCommand): Promise<{ code: number | null; output: string; errors: string }> {
  const exit = once(command, 'exit') as Promise<[number | null]>;
  const [output, errors, [code]] = await Promise.all([text(command.stdout), text(command.stderr), exit]);
  return { code, output, errors };
}

/** Runs a command in this process and returns its output and exit code: a separate process takes seconds to start. */
export async function commandResult(command: Command, settings: Record<string, string>, args: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const output = () => log.mock.calls.map(([line]) => `${String(line)}\n`).join('');
  try {
    await command(args, settings);
    return { code: 0, output: output(), errors: '' };
  } catch (error) {
    if (error instanceof StartError) return { code: 1, output: output(), errors: `${error.message}\n` };
    throw error;
  } finally {
    log.mockRestore();
  }
}
