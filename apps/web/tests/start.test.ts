import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);

const start = join(import.meta.dirname, '../start.sh');
const shown = '[process.pid, process.execArgv.includes("--max-semi-space-size=16"), process.env.MALLOC_ARENA_MAX]';

/** Returns what the started process reports about itself; an invalid setting stops it before it listens, if the site is built. */
async function startWith(environment: Record<string, string>): Promise<{ pid: number | undefined; said: unknown }> {
  const path = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const tell = Buffer.from(`console.log(JSON.stringify(${shown}))`).toString('base64');
  const options = `--import=data:text/javascript;base64,${tell}`;
  const started = run(start, { env: { PATH: path, ...environment, PORT: 'none', NODE_OPTIONS: options } });
  const { stdout } = (await started.catch((error: unknown) => error)) as { stdout: string };
  return { pid: started.child.pid, said: JSON.parse(stdout) as unknown };
}

describe('the start of the site', () => {
  it('is what the unit file for systemd starts, and starts again', () => {
    const unit = readFileSync(join(import.meta.dirname, '../dopahiya.service'), 'utf8');
    expect(unit).toMatch(/^ExecStart=\S+\/apps\/web\/start\.sh$/m);
    expect(unit).toMatch(/^Restart=on-failure$/m);
  });

  it('becomes the site with its limits of memory, in the same process', async () => {
    const { pid, said } = await startWith({});
    expect(said).toEqual([pid, true, '2']);
  });

  it('leaves an environment as it is set', async () => {
    const { pid, said } = await startWith({ MALLOC_ARENA_MAX: '4' });
    expect(said).toEqual([pid, true, '4']);
  });
});
