import { emailAddress } from '@dopahiya/domain/inputs';
import { formatDate } from '@dopahiya/domain/site';
import { parseArgs } from 'node:util';
import type { Orm } from '../core/database/open-database.ts';
import { ownerCommand, type OwnerWork } from '../core/command/owner-command.ts';
import { runCommand } from '../core/command/run-command.ts';
import { StartError } from '../core/command/start-error.ts';
import { MessageRepository, type MessageRow } from '../areas/support/index.ts';
import { keyOf } from '../core/names/account-names.ts';
import type { PagedRows } from '../core/paging.ts';

const PER_PAGE = 20;

const usage = [
  'Name what to do with the messages of visitors:',
  '  support [--page N]      lists them, the newest first',
  '  support delete EMAIL    deletes all that were written with a mail address, as its owner may ask',
  '  support delete NUMBER   deletes one',
].join('\n');

const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** Parses the command-line arguments. @returns the work to run. @throws {@link StartError} if they are invalid. */
function readArguments(args: string[]): OwnerWork {
  const { values, positionals } = parse(args);
  const [command = 'list', whose = '', ...others] = positionals;
  const { page = '1' } = values;
  if (others.length > 0) throw new StartError(usage);
  if (command === 'list' && whose === '' && isNumber(page)) return (orm) => list(orm, Number(page));
  if (command === 'delete' && isNumber(whose))
    return async (orm) => deleted(await new MessageRepository(orm).forgetNumber(Number(whose)));
  const email = emailAddress.safeParse(whose);
  if (command !== 'delete' || !email.success) throw new StartError(usage);
  return async (orm) => deleted(await new MessageRepository(orm).forgetAddress(keyOf(email.data)));
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { page: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new StartError(usage);
  }
}

async function list(orm: Orm, page: number): Promise<string> {
  return formatMessages(await new MessageRepository(orm).list({ page, limit: PER_PAGE }));
}

/** Formats messages for the terminal. Each line a visitor wrote is prefixed with a bar, so that it cannot pass for other output. */
function formatMessages({ page, limit, count, rows }: PagedRows<MessageRow>): string {
  if (count === 0) return 'No message is stored.';
  const end = `Page ${page} of ${Math.ceil(count / limit)}. Delete by: support delete EMAIL, or support delete NUMBER`;
  return [...rows.map(formatMessage), end].join('\n\n');
}

function formatMessage({ id, name, email, mobile_number, city, comments, sent_at }: MessageRow): string {
  const lines = [name, email, `+91 ${mobile_number}`, city, ...comments.split('\n')];
  return [`${id}  ${formatDate(sent_at.toISOString())}`, ...lines.map((line) => `  | ${line}`)].join('\n');
}

function deleted(count: number): string {
  if (count === 0) return 'No such message is stored.';
  return `Deleted: ${count === 1 ? '1 message' : `${count} messages`}`;
}

/** Command `support`. */
export const supportCommand = ownerCommand(readArguments);

if (import.meta.main) await runCommand(supportCommand);
