import { doOwnerWork, type ReadArguments } from '../run-owner-command.ts';
import { StartError } from '../start-error.ts';

/** What a command of the site's owner prints and how it ends, without a process of its own, which takes a second to start. */
export async function ownerCommand(read: ReadArguments, settings: Record<string, string>, args: string[]) {
  try {
    return { code: 0, output: `${await doOwnerWork(read, args, settings)}\n`, errors: '' };
  } catch (error) {
    if (error instanceof StartError) return { code: 1, output: '', errors: `${error.message}\n` };
    throw error;
  }
}
