import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@dopahiya/programs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../core/database/open-database.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';
import { createTemporaryDatabase, dropWithCopies } from './temporary-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server on which tests may create databases; null if there is none. */
    postgresServer: string | null;
    /** Name of its template database with empty tables, copied for each test file; null without a server. */
    postgresTemplate: string | null;
    /** Folder of the programs for a cluster exclusive to one test; null if none can run. */
    postgresPrograms: string | null;
    /** Folder for what workers prepare once and copy; deleted when the run ends. */
    prepared: string;
  }
}

/** Provides one PostgreSQL server for the whole test run, that of DATABASE_URL or a temporary cluster, and a folder for prepared data. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, programs, remove, leftOut } = await findServer();
  project.provide('postgresServer', server);
  project.provide('postgresPrograms', programs);
  note(join(project.config.root, 'test-results'), leftOut);
  const template = server && (await makeTemplate(server));
  project.provide('postgresTemplate', template);
  const prepared = mkdtempSync(join(tmpdir(), 'dopahiya-prepared-'));
  project.provide('prepared', prepared);
  return async () => {
    rmSync(prepared, { recursive: true, force: true });
    if (server && template) await dropWithCopies(server, template);
    await remove();
  };
}

/** Creates the template database with its tables, once per run. @returns its name. */
async function makeTemplate(server: string): Promise<string> {
  const { url } = await createTemporaryDatabase(server);
  const { close } = await openDatabase({ databaseUrl: url });
  await close();
  return new URL(url).pathname.slice(1);
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

/** Writes a note beside the report for the summary of `npm test`; removes that of an earlier run. */
function note(folder: string, leftOut: string | undefined): void {
  const file = join(folder, 'notes.json');
  rmSync(file, { force: true });
  if (!leftOut) return;
  const line = `not run on PostgreSQL: ${leftOut}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify([line])}\n`);
  console.warn(`The tests are ${line}.`);
}
