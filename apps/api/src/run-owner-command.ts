import { openDatabase, type Orm } from './db/open-database.ts';
import { readApiEnv } from './env.ts';
import { AppError } from './errors.ts';
import { runCommand } from './run-command.ts';
import { StartError } from './start-error.ts';

/** What a command of the site's owner does with the database; @returns what it prints. */
export type OwnerWork = (orm: Orm, settings: ReturnType<typeof readApiEnv>) => Promise<string>;

/** Finds out from the arguments of a command what to do, before the database is opened. */
export type ReadArguments = (args: string[]) => OwnerWork;

/** Runs a command of the site's owner as the process that it is called in. */
export function runOwnerCommand(read: ReadArguments): Promise<void> {
  return runCommand(async () => console.log(await doOwnerWork(read, process.argv.slice(2), process.env)));
}

/** Does what the arguments ask for, on the database of the environment; @returns what is printed of it. */
export async function doOwnerWork(
  read: ReadArguments,
  args: string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const work = read(args);
  const settings = readApiEnv(environment);
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir });
  try {
    return await work(database.orm, settings);
  } catch (error) {
    throw error instanceof AppError ? new StartError(error.message, { cause: error }) : error;
  } finally {
    await database.close();
  }
}
