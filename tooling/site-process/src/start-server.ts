import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { waitForOk } from './wait-for-ok.ts';
import { repository, siteEnvironment } from './site-addresses.ts';
import { createServer } from 'node:net';

/** A server in a process of its own. */
export interface ServerProcess {
  origin: string;
  pid: number | undefined;
  /** Milliseconds from its start to its first answer with status 200. */
  readyMs: number;
  /** Ends it, and resolves when it has ended. */
  stop: () => Promise<void>;
}

/** What to start, and when it counts as started. */
export interface ServerStart {
  /** Program and arguments; paths count from the root of the repository. */
  command: readonly [program: string, ...args: string[]];
  port: number;
  /** Its settings besides PORT. */
  settings?: Record<string, string>;
  /** The address that has to answer 200. */
  path?: string;
}

const patienceMs = 180_000;
/** The first words name the cause; a server that fails at every request repeats them. */
const shownLength = 4_000;

/**
 * Starts a server and waits for its first good answer.
 * @throws with what it printed, when it ends before or does not answer within three minutes.
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

/** Waits for the first good answer, as long as the process lives and patience lasts. */
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

/** The first port from `first` on that this machine lets us listen on; take one below 32768, above are outgoing calls. */
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
