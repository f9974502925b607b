import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '@dopahiya/programs';
import type { TestProject } from 'vitest/node';
import { startTemporaryCluster } from './temporary-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server on which tests may make databases; null when there is none. */
    postgresServer: string | null;
    /** Folder of the programs for a cluster that one test has to itself; null when there are none that run. */
    postgresPrograms: string | null;
  }
}

/** Provides the tests with one PostgreSQL server for the whole run: that of DATABASE_URL, else a temporary cluster. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, programs, remove, leftOut } = await findServer();
  project.provide('postgresServer', server);
  project.provide('postgresPrograms', programs);
  note(join(project.config.root, 'test-results'), leftOut);
  return remove;
}

interface FoundServer {
  server: string | null;
  programs: string | null;
  remove: () => Promise<void>;
  leftOut?: string;
}

async function findServer(): Promise<FoundServer> {
  const nothing = () => Promise.resolve();
  const programs = findPostgres();
  const named = process.env['DATABASE_URL'];
  if (named) return { server: named, programs, remove: nothing };
  const none = { server: null, programs: null, remove: nothing };
  if (!programs)
    return { ...none, leftOut: 'there is no PostgreSQL on this machine, and DATABASE_URL names no server' };
  try {
    const { url, remove } = await startTemporaryCluster(programs);
    return { server: url, programs, remove };
  } catch (error) {
    return {
      ...none,
      leftOut: `a temporary cluster does not start: ${(error as Error).message.split('\n', 1)[0]?.replace(/\.$/, '')}`,
    };
  }
}

/** Leaves a note beside the report for the summary of `npm test`; one of an earlier run is taken away. */
function note(folder: string, leftOut: string | undefined): void {
  const file = join(folder, 'notes.json');
  rmSync(file, { force: true });
  if (!leftOut) return;
  const line = `not run on PostgreSQL: ${leftOut}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify([line])}\n`);
  console.warn(`The tests are ${line}.`);
}
