import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repository, siteEnvironment } from './site-addresses.ts';
import { type ServerProcess, type ServerStart, startServer } from './start-server.ts';

const run = promisify(execFile);

/** Command that starts the built site, as `npm start` does. */
export const siteCommand = ['apps/web/start.sh'] as const;

/** Starts the built site; see packages/site/src/server/env.ts for its settings. */
export function startSite(start: Omit<ServerStart, 'command'>): Promise<ServerProcess> {
  return startServer({ ...start, command: siteCommand });
}

/**
 * Seeds the database in DATABASE_URL or DATA_DIR with the catalogue.
 * @throws with the output on failure.
 */
export async function seedDatabase(settings: Record<string, string>): Promise<void> {
  await run(process.execPath, ['apps/api/dist/cli/seed.js'], { cwd: repository, env: siteEnvironment(settings) });
}
