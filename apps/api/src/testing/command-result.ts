import { vi } from 'vitest';
import { type Command, StartError } from '../core/command/run-command.ts';

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
