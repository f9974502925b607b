import { parseArgs } from 'node:util';
import { type NamedAccount, Roles } from '../areas/accounts/index.ts';
import type { AccountRole } from '../core/database/account-schema.ts';
import type { Orm } from '../core/database/open-database.ts';
import { ownerCommand, type OwnerWork } from '../core/command/owner-command.ts';
import { runCommand } from '../core/command/run-command.ts';
import { StartError } from '../core/command/start-error.ts';

const usage = [
  'Name what to do with the roles of accounts:',
  '  accounts                          lists the accounts with a role',
  '  accounts grant ROLE ACCOUNT       gives an account a role',
  '  accounts revoke ROLE ACCOUNT      takes it away',
  'ROLE is moderator (decides what is held and reported), editor (uses the desk) or owner (both, and grants roles).',
  'ACCOUNT is a username, or a mail address that is confirmed.',
].join('\n');

const roles = ['moderator', 'editor', 'owner'] as const satisfies readonly AccountRole[];

/** Parses the command-line arguments. @returns the work to run. @throws {@link StartError} if they are invalid. */
export function readArguments(args: string[]): OwnerWork {
  const [command, role, account, ...others] = parse(args);
  if (command === undefined) return list;
  const known = roles.find((one) => one === role);
  const isKnown = (command === 'grant' || command === 'revoke') && known !== undefined;
  if (!isKnown || !account || others.length > 0) throw new StartError(usage);
  return command === 'grant' ? (orm) => grant(orm, account, known) : (orm) => revoke(orm, account, known);
}

function parse(args: string[]): string[] {
  try {
    return parseArgs({ args, options: {}, allowPositionals: true }).positionals;
  } catch {
    throw new StartError(usage);
  }
}

async function list(orm: Orm): Promise<string> {
  const found = await new Roles(orm).list();
  return found.length === 0 ? 'No account has a role.' : found.map((one) => `${line(one)}: ${one.role}`).join('\n');
}

async function grant(orm: Orm, name: string, role: AccountRole): Promise<string> {
  const account = await named(orm, name);
  await new Roles(orm).change(account.id, role);
  return `${line(account)} is ${article(role)} ${role} now: in sessions with a code of a second factor.`;
}

async function revoke(orm: Orm, name: string, role: AccountRole): Promise<string> {
  const account = await named(orm, name);
  if (account.role !== role) throw new StartError(`${line(account)} is no ${role}.`);
  await new Roles(orm).change(account.id, null);
  return `${line(account)} is no ${role} any more.`;
}

async function named(orm: Orm, name: string): Promise<NamedAccount> {
  const [account, ...others] = await new Roles(orm).named(name);
  if (!account) throw new StartError('No account has this username, or has confirmed this mail address.');
  if (others.length > 0)
    throw new StartError(`Several accounts have this address. Name one: ${[account, ...others].map(line).join('; ')}`);
  return account;
}

// Function declarations, because they are hoisted: the command runs before constants below it are initialised.
function article(role: AccountRole): string {
  return role === 'moderator' ? 'a' : 'an';
}

function line({ username, email }: NamedAccount): string {
  return `${username} (${email})`;
}

/** Command `accounts`. */
export const accountsCommand = ownerCommand(readArguments);

if (import.meta.main) await runCommand(accountsCommand);
