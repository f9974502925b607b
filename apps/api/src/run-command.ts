import { StartError } from './start-error.ts';

/** Runs a command's main function: what its operator can mend ends it with a message and exit code 1, the rest with a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
