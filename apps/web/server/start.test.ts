import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);

const start = join(import.meta.dirname, 'start.ts');
const shown =
  'process.argv[1].split("/").at(-1), process.pid, process.execArgv.includes("--max-semi-space-size=16"), process.env.MALLOC_ARENA_MAX';

/** What each program in the process says of itself; a setting that is none ends the site before it listens, if it is built. */
async function startWith(environment: Record<string, string>) {
  const args = ['--import', `data:text/javascript,console.log(JSON.stringify([${shown}]))`, start];
  const end = (await run(process.execPath, args, { env: { ...environment, PORT: 'none' } }).catch(
    (error: unknown) => error,
  )) as { stdout: string };
  return end.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown[]);
}

describe('the start of the site', () => {
  it('is what the unit file for systemd starts, and starts again', () => {
    const unit = readFileSync(join(import.meta.dirname, '../dopahiya.service'), 'utf8');
    expect(unit).toMatch(/^ExecStart=\S+ apps\/web\/server\/start\.ts$/m);
    expect(unit).toMatch(/^Restart=on-failure$/m);
  });

  it('becomes the site with its limits of memory, in the same process', async () => {
    const programs = await startWith({});
    const [, pid] = programs[0] ?? [];
    expect(programs).toEqual([
      ['start.ts', pid, false, null],
      ['main.ts', pid, true, '2'],
    ]);
  });

  it('leaves an environment as it is set', async () => {
    const programs = await startWith({ MALLOC_ARENA_MAX: '4' });
    expect(programs[1]).toEqual(['main.ts', expect.any(Number), true, '4']);
  });
});
