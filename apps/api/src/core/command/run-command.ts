import { formatNumber } from '@dopahiya/domain/site';
import { StartError } from './start-error.ts';

/** Command with its arguments and environment; prints to the console. @throws {@link StartError} for what its operator can fix. */
export type Command = (args: string[], environment: NodeJS.ProcessEnv) => Promise<void>;

/** Runs a command as this process: a StartError ends it with a message and exit code 1, any other error with a stack trace. */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Prints the progress of a command. */
export function printProgress(written: number, total: number): void {
  console.log(`Writing rows: ${formatNumber(written)} of ${formatNumber(total)}`);
}
