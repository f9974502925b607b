import { openDatabase, type Orm } from '../database/open-database.ts';
import { readApiEnv } from '../settings/env.ts';
import { AppError } from '../errors.ts';
import type { Command } from './run-command.ts';
import { StartError } from './start-error.ts';

/** Database work of one of the site owner's commands. @returns the output to print. */
export type OwnerWork = (orm: Orm, settings: ReturnType<typeof readApiEnv>) => Promise<string>;

/** Creates one of the site owner's commands; `read` parses the arguments before the database is opened. */
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
