import { parseArgs } from 'node:util';
import { Moderators, type NamedAccount } from '../areas/accounts/index.ts';
import type { Orm } from '../core/database/open-database.ts';
import { ownerCommand, type OwnerWork } from '../core/command/owner-command.ts';
import { runCommand } from '../core/command/run-command.ts';
import { StartError } from '../core/command/start-error.ts';

const usage = [
  'Name what to do with the roles of accounts:',
  '  accounts                          lists the moderators',
  '  accounts grant moderator ACCOUNT   lets an account decide of what is held and reported',
  '  accounts revoke moderator ACCOUNT  lets it do so no more',
  'ACCOUNT is a username, or a mail address that is confirmed.',
].join('\n');

/** Parses the command-line arguments. @returns the work to run. @throws {@link StartError} if they are invalid. */
export function readArguments(args: string[]): OwnerWork {
  const [command, role, account, ...others] = parse(args);
  if (command === undefined) return list;
  const isKnown = (command === 'grant' || command === 'revoke') && role === 'moderator';
  if (!isKnown || !account || others.length > 0) throw new StartError(usage);
  return command === 'grant' ? (orm) => change(orm, account, 'moderator') : (orm) => change(orm, account, null);
}

function parse(args: string[]): string[] {
  try {
    return parseArgs({ args, options: {}, allowPositionals: true }).positionals;
  } catch {
    throw new StartError(usage);
  }
}

async function list(orm: Orm): Promise<string> {
  const found = await new Moderators(orm).list();
  return found.length === 0 ? 'No account is a moderator.' : found.map(line).join('\n');
}

async function change(orm: Orm, name: string, role: NamedAccount['role']): Promise<string> {
  const moderators = new Moderators(orm);
  const [account, ...others] = await moderators.named(name);
  if (!account) throw new StartError('No account has this username, or has confirmed this mail address.');
  if (others.length > 0)
    throw new StartError(`Several accounts have this address. Name one: ${[account, ...others].map(line).join('; ')}`);
  await moderators.change(account.id, role);
  if (role === null) return `${line(account)} is no moderator any more.`;
  return `${line(account)} is a moderator now: in sessions that begin with a code of a second factor.`;
}

// A function declaration, because it is hoisted: the command runs before constants below it are initialised.
function line({ username, email }: NamedAccount): string {
  return `${username} (${email})`;
}

/** Command `accounts`. */
export const accountsCommand = ownerCommand(readArguments);

if (import.meta.main) await runCommand(accountsCommand);
