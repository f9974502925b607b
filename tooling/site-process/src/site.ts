import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repository, siteEnvironment } from './site-environment.ts';
import { type ServerProcess, type ServerStart, startServer } from './start-server.ts';

const run = promisify(execFile);

/** The command that starts the built site, as `npm start` does it. */
export const siteCommand = ['apps/web/start.sh'] as const;

/** Starts the built site; see packages/site/src/server/env.ts for its settings. */
export function startSite(start: Omit<ServerStart, 'command'>): Promise<ServerProcess> {
  return startServer({ ...start, command: siteCommand });
}

/**
 * Fills the database that DATABASE_URL or DATA_DIR names with the catalogue.
 * @throws with what the seeding printed.
 */
export async function seedDatabase(settings: Record<string, string>): Promise<void> {
  await run(process.execPath, ['apps/api/dist/seed.js'], { cwd: repository, env: siteEnvironment(settings) });
}

/**
 * Lists the reviews that users wrote, or decides of one as `args` say, as `pnpm --filter @dopahiya/api reviews` does.
 * @returns what the command printed. @throws with that, when it refuses.
 */
export const runReviewsCommand = ownerCommand('reviews');

/**
 * Lists the moderators, or gives an account the role as `args` say, as `pnpm --filter @dopahiya/api accounts` does.
 * @returns what the command printed. @throws with that, when it refuses.
 */
export const runAccountsCommand = ownerCommand('accounts');

function ownerCommand(name: string) {
  return async (settings: Record<string, string>, ...args: string[]): Promise<string> => {
    const command = [`apps/api/dist/${name}.js`, ...args];
    return (await run(process.execPath, command, { cwd: repository, env: siteEnvironment(settings) })).stdout;
  };
}
