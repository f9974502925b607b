import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a program installed in a folder. @throws its output on failure. */
export async function runProgram(folder: string, program: string, ...parameters: string[]): Promise<void> {
  const { VITEST: _, ...env } = process.env;
  const options = { cwd: folder, env, maxBuffer: 50_000_000 };
  await run(join(folder, 'node_modules/.bin', program), parameters, options).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${parameters.join(' ')} fails:\n${stdout}\n${stderr}`, { cause: error });
  });
}
