import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { waitForOk } from './wait-for-ok.ts';
import { repository, siteEnvironment } from './site-addresses.ts';
import { createServer } from 'node:net';

/** Server in a separate process. */
export interface ServerProcess {
  origin: string;
  pid: number | undefined;
  /** Time in ms from its start to its first response with status 200. */
  readyMs: number;
  /** Stops it, and resolves when it has ended. */
  stop: () => Promise<void>;
}

/** What to start, and when it counts as ready. */
export interface ServerStart {
  /** Program and arguments; paths are relative to the repository's root. */
  command: readonly [program: string, ...args: string[]];
  port: number;
  /** Settings besides PORT. */
  settings?: Record<string, string>;
  /** Address that must respond 200. */
  path?: string;
}

const patienceMs = 180_000;
/** The first lines name the cause; a server that fails at every request repeats them. */
const shownLength = 4_000;

/**
 * Starts a server and waits until it is ready.
 * @throws with its output if it ends early or does not respond within three minutes.
 */
export async function startServer({ command, port, settings, path = '/' }: ServerStart): Promise<ServerProcess> {
  const start = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd: repository, env: siteEnvironment({ ...settings, PORT: String(port) }) });
  const printed = collectOutput(child);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await answerOf(child, origin + path);
  } catch (error) {
    await stop(child);
    throw new Error(
      `${command.join(' ')} did not start. ${(error as Error).message}\n${printed.join('').slice(0, shownLength)}`,
      {
        cause: error,
      },
    );
  }
  return { origin, pid: child.pid, readyMs: performance.now() - start, stop: () => stop(child) };
}

function collectOutput({ stdout, stderr }: ChildProcess): string[] {
  const printed: string[] = [];
  for (const stream of [stdout, stderr]) stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  return printed;
}

/** Waits for the first successful response while the process runs, until the timeout. */
async function answerOf(child: ChildProcess, address: string): Promise<void> {
  const isOver = new AbortController();
  const giveUp = () => isOver.abort();
  child.once('exit', giveUp).once('error', giveUp);
  const deadline = setTimeout(giveUp, patienceMs);
  try {
    await waitForOk(address, isOver.signal);
  } finally {
    clearTimeout(deadline);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Finds the first free port from `first` on; use one below 32768, as higher ones are for outgoing connections. */
export async function findFreePort(first: number): Promise<number> {
  const server = createServer().listen({ port: first, host: '127.0.0.1' });
  try {
    await once(server, 'listening');
  } catch {
    return findFreePort(first + 1);
  }
  server.close();
  await once(server, 'close');
  return first;
}
