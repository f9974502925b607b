import { formatNumber } from '@dopahiya/domain/site';
import { StartError } from './start-error.ts';

/** What a command does with its arguments and its environment; it prints on the console. @throws {@link StartError} with what its operator can mend. */
export type Command = (args: string[], environment: NodeJS.ProcessEnv) => Promise<void>;

/** Runs a command as this process: what its operator can mend ends it with a message and exit code 1, the rest with a stack. */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Tells an operator how far a command has come. */
export function printProgress(written: number, total: number): void {
  console.log(`Writing rows: ${formatNumber(written)} of ${formatNumber(total)}`);
}
