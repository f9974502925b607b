import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';

/** PostgreSQL server that is stopped and deleted with the process that started it, however that ends. */
export interface TemporaryCluster {
  url: string;
  /** Kills the server: its connections break, and new ones are refused. */
  stop: () => Promise<void>;
  /** Restarts it with the same rows and address. */
  start: () => Promise<void>;
  /** Stops it and deletes its folder. */
  remove: () => Promise<void>;
}

/** Creates and starts a cluster with the PostgreSQL programs in a folder. @throws their error if they do not run. */
export async function startTemporaryCluster(programs: string): Promise<TemporaryCluster> {
  const keeper = spawn(process.execPath, [new URL('cluster-keeper.ts', import.meta.url).pathname, programs], {
    // Runs in its own process group, so that killing the tests' group leaves it time to clean up.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exit = once(keeper, 'exit');
  const errors = text(keeper.stderr);
  const lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error((await errors).trim() || 'The PostgreSQL cluster ended.');
    return value;
  };
  const tell = async (line: string): Promise<void> => {
    keeper.stdin.write(`${line}\n`);
    await nextLine();
  };
  return {
    url: await nextLine(),
    stop: () => tell('stop'),
    start: () => tell('start'),
    remove: async () => {
      keeper.stdin.end();
      await exit;
    },
  };
}
