import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const module = join(import.meta.dirname, 'run-step.ts');

/** Starts a process that runs one step and prints how it ended. */
function runStep(script: string, command = process.execPath): ChildProcessWithoutNullStreams {
  const step = { title: 'Counting', command, args: ['-e', script], remedy: 'Count again.' };
  const code = `import { runStep } from '${module}'; console.log('end:', await runStep(${JSON.stringify(step)}));`;
  return spawn(process.execPath, ['--input-type=module', '-e', code]);
}

const outputOf = async ({ stdout, stderr }: ChildProcessWithoutNullStreams) =>
  (await Promise.all([text(stdout), text(stderr)])).join('');

describe('runStep', () => {
  it('shows what the step says, and that it passed', async () => {
    const output = await outputOf(runStep("console.log('one')"));
    expect(output).toMatch(/▸ Counting\none\n✓ Counting \(\d+\.\d s\)\nend: passed\n/);
  });

  it('says what failed, how, and what to do', async () => {
    const output = await outputOf(runStep('process.exit(3)'));
    expect(output).toContain('end: failed');
    expect(output).toMatch(/✗ Counting: exit code 3 after \d+\.\d s; its output above says why\.\n {2}Count again\./);
  });

  it('says so when the command does not exist', async () => {
    const output = await outputOf(runStep('', 'no-such-command'));
    expect(output).toContain('✗ Counting: could not be started (Error: spawn no-such-command ENOENT)');
  });

  it('passes a signal on to everything the step started', async () => {
    const wait = 'setInterval(() => {}, 1000)';
    const run = runStep(
      `require('node:child_process').spawn(process.execPath, ['-e', '${wait}'], { stdio: 'inherit' }); console.log('ready'); ${wait}`,
    );
    run.stdout.on('data', (chunk) => {
      if (String(chunk).includes('ready')) run.kill('SIGTERM');
    });
    // The output ends with the last process that holds it.
    expect(await outputOf(run)).toContain('end: stopped');
  });
});
