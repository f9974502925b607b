import { type ChildProcess, execFileSync, spawn, spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/*
 * Keeps a PostgreSQL cluster in a temporary folder while its input is open, so that the cluster never outlives a killed or interrupted test
 * run. Input lines: 'stop' kills the server, 'start' restarts it; each is answered with a line, the first start with the address.
 */

const START_TIMEOUT_MS = 120_000;
const MAX_PORTS = 5;
const STOP_TIMEOUT_MS = 10_000;

const programs = String(process.argv[2]);
const password = randomBytes(18).toString('base64url');
const folder = mkdtempSync(join(tmpdir(), 'dopahiya-postgres-'));
const user = unprivilegedUser();
let server: ChildProcess | undefined;

// Ignores the terminal's Ctrl+C: this process ends with its input, after the tests that use the cluster.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

try {
  makeCluster();
  const port = await startOnFreePort();
  console.log(urlOf(port));
  for await (const line of createInterface({ input: process.stdin })) {
    await (line === 'stop' ? stop() : start(port));
    console.log('done');
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Finds a user for PostgreSQL, which refuses to run as root: that of Debian's package, or nobody. */
function unprivilegedUser(): Pick<SpawnSyncOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const name = ['postgres', 'nobody'].find((candidate) => spawnSync('id', [candidate]).status === 0) ?? 'nobody';
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  const [uid, gid] = [id('-u'), id('-g')];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function makeCluster(): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const options = ['--auth=scram-sha-256', '--username=postgres', '--encoding=UTF8', '--no-locale', '--no-sync'];
  const { status, stderr, error } = spawnSync(
    join(programs, 'initdb'),
    [...options, `--pwfile=${passwordFile}`, `--pgdata=${join(folder, 'data')}`],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb cannot make a cluster (${error?.message ?? stderr.trim()}).`);
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  listener.close();
  await once(listener, 'close');
  return port;
}

function urlOf(port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** Starts the server, on another port if somebody else takes the one that was found before it does. @returns the port. */
async function startOnFreePort(): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    try {
      await start(port);
      return port;
    } catch (error) {
      if (tries === MAX_PORTS || server?.exitCode === null) throw error;
    }
  }
}

async function start(port: number): Promise<void> {
  // The data need not survive a power failure, as nothing outlives the test run.
  const lasting = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  // At a moment of its own it would move rows, and with them the order of those that no query orders.
  const steady = ['autovacuum=off'];
  const size = ['max_connections=200', 'shared_buffers=64MB'];
  const settings = [...lasting, ...steady, ...size, 'listen_addresses=127.0.0.1'];
  const args = [
    '-D',
    join(folder, 'data'),
    '-p',
    String(port),
    '-k',
    folder,
    ...settings.flatMap((set) => ['-c', set]),
  ];
  server = spawn(join(programs, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
  await untilItAnswers(urlOf(port));
}

/** Waits for the server, and checks early for pg_trgm, which the migrations need and some distributions package separately. */
async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.query('create extension if not exists pg_trgm');
      return;
    } catch (error) {
      const isOver = Date.now() > deadline || server?.exitCode !== null;
      const isMissing = (error as { code?: string }).code === '0A000';
      if (isOver || isMissing)
        throw new Error(`The cluster cannot be used (${(error as Error).message}).`, { cause: error });
      await wait(50);
    } finally {
      await client.end();
    }
  }
}

async function stop(): Promise<void> {
  const stopping = server;
  if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return;
  const exit = once(stopping, 'exit');
  const deadline = setTimeout(() => stopping.kill('SIGKILL'), STOP_TIMEOUT_MS);
  // Quits at once, whatever a test has done to it: a frozen server ignores other signals.
  stopping.kill('SIGQUIT');
  stopping.kill('SIGCONT');
  await exit;
  clearTimeout(deadline);
}
