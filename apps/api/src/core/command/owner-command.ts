import { openDatabase, type Orm } from '../database/open-database.ts';
import { readApiEnv } from '../settings/env.ts';
import { AppError } from '../errors.ts';
import { type Command } from './run-command.ts';
import { StartError } from './start-error.ts';

/** What a command of the site's owner does with the database; @returns what it prints. */
export type OwnerWork = (orm: Orm, settings: ReturnType<typeof readApiEnv>) => Promise<string>;

/** Makes a command of the site's owner; `read` finds out from the arguments what to do, before the database is opened. */
export function ownerCommand(read: (args: string[]) => OwnerWork): Command {
  return async (args, environment) => {
    const work = read(args);
    const settings = readApiEnv(environment);
    const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir });
    try {
      console.log(await work(database.orm, settings));
    } catch (error) {
      throw error instanceof AppError ? new StartError(error.message, { cause: error }) : error;
    } finally {
      await database.close();
    }
  };
}
