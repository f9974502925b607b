import { parseArgs } from 'node:util';
import { type Decision, formatReviews, ReviewModeration } from '../areas/market/index.ts';
import type { Orm } from '../core/database/open-database.ts';
import { ownerCommand, type OwnerWork } from '../core/command/owner-command.ts';
import { runCommand } from '../core/command/run-command.ts';
import { StartError } from '../core/command/start-error.ts';
import { sendPendingMail } from '../areas/accounts/index.ts';

const PER_PAGE = 20;
const MAX_REASON_LENGTH = 500;

const usage = [
  'Name what to do with the reviews that users write:',
  '  reviews [--page N]                    lists them, those that wait to be read first',
  '  reviews publish ID MARK               shows one to everybody',
  '  reviews reject ID MARK --reason TEXT  hides one, and tells its author why',
  'MARK is what the list shows beside ID: what was changed since it was read is not decided.',
].join('\n');

const isMark = (text: string): boolean => /^[0-9a-f]{8}$/.test(text);
const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** Parses the command-line arguments. @returns the work to run. @throws {@link StartError} if they are invalid. */
export function readArguments(args: string[]): OwnerWork {
  const { values, positionals } = parse(args);
  const [command = 'list', ...review] = positionals;
  const { page = '1', reason = '' } = values;
  if (command === 'list' && review.length === 0 && isNumber(page))
    return (orm) => list(new ReviewModeration(orm), Number(page));
  if (command === 'publish') return decide(readReview(review), { status: 'PUBLISHED' });
  if (command === 'reject') return decide(readReview(review), { status: 'REJECTED', reason: checkedReason(reason) });
  throw new StartError(usage);
}

/** Id and mark of a review, as printed by the list. */
interface Listed {
  id: number;
  mark: string;
}

function readReview([id = '', mark = '', ...others]: string[]): Listed {
  if (others.length > 0 || !isNumber(id) || !isMark(mark)) throw new StartError(usage);
  return { id: Number(id), mark };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { page: { type: 'string' }, reason: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new StartError(usage);
  }
}

function checkedReason(typed: string): string {
  const reason = typed.normalize('NFC').trim();
  if (reason !== '' && reason.length <= MAX_REASON_LENGTH) return reason;
  throw new StartError(`Say why with --reason TEXT, in at most ${MAX_REASON_LENGTH} characters: its author reads it.`);
}

async function list(moderation: ReviewModeration, page: number): Promise<string> {
  const [rows, waiting] = await Promise.all([moderation.list({ page, limit: PER_PAGE }), moderation.waiting()]);
  return formatReviews(rows, waiting);
}

function decide({ id, mark }: Listed, decision: Decision): OwnerWork {
  return async (orm, settings) => {
    const decided = await new ReviewModeration(orm).decide(id, mark, decision);
    if (decided === undefined) throw new StartError(`No user has written a review with the number ${id}.`);
    if (decided === 'changed') throw new StartError(changed(id));
    const told = await sendPendingMail(orm, decided.mail, 'Its author', settings);
    return [`Review ${id}: ${decided.review.status} before, ${decision.status} now`, ...told].join('\n');
  };
}

function changed(id: number): string {
  return (
    `Nothing was decided: review ${id} is not as it was when it was listed with this mark; its author may have changed it. ` +
    'List the reviews again, read it, and decide with its new mark.'
  );
}

/** Command `reviews`. */
export const reviewsCommand = ownerCommand(readArguments);

if (import.meta.main) await runCommand(reviewsCommand);
