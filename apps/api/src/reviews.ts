import { parseArgs } from 'node:util';
import { formatReviews } from './community/reviews/format-reviews.ts';
import { type Decision, ReviewModeration } from './community/reviews/review-moderation.ts';
import { openDatabase } from './db/open-database.ts';
import { readApiEnv } from './env.ts';
import { AppError } from './errors.ts';
import { runCommand } from './run-command.ts';
import { StartError } from './start-error.ts';

const PER_PAGE = 20;
const LONGEST_REASON = 500;

const usage = [
  'Name what to do with the reviews that users write:',
  '  reviews [--page N]               lists them, those that wait to be read first',
  '  reviews publish ID               shows one to everybody',
  '  reviews reject ID --reason TEXT  hides one, and tells its author why',
].join('\n');

const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

await runCommand(async () => {
  const work = readArguments();
  const { databaseUrl, dataDir } = readApiEnv();
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    console.log(await work(new ReviewModeration(database.orm)));
  } catch (error) {
    throw error instanceof AppError ? new StartError(error.message, { cause: error }) : error;
  } finally {
    await database.close();
  }
});

type Work = (moderation: ReviewModeration) => Promise<string>;

function readArguments(): Work {
  const { values, positionals } = parse();
  const [command = 'list', id = '', ...others] = positionals;
  const { page = '1', reason = '' } = values;
  if (others.length > 0) throw new StartError(usage);
  if (command === 'list' && id === '' && isNumber(page)) return (moderation) => list(moderation, Number(page));
  if (!isNumber(id)) throw new StartError(usage);
  if (command === 'publish') return decide(Number(id), { status: 'PUBLISHED' });
  if (command === 'reject') return decide(Number(id), { status: 'REJECTED', reason: checkedReason(reason) });
  throw new StartError(usage);
}

function parse() {
  try {
    return parseArgs({ options: { page: { type: 'string' }, reason: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new StartError(usage);
  }
}

function checkedReason(typed: string): string {
  const reason = typed.normalize('NFC').trim();
  if (reason !== '' && reason.length <= LONGEST_REASON) return reason;
  throw new StartError(`Say why with --reason TEXT, in at most ${LONGEST_REASON} characters: its author reads it.`);
}

async function list(moderation: ReviewModeration, page: number): Promise<string> {
  const [rows, waiting] = await Promise.all([moderation.list({ page, limit: PER_PAGE }), moderation.waiting()]);
  return formatReviews(rows, waiting);
}

function decide(id: number, decision: Decision): Work {
  return async (moderation) => {
    const before = await moderation.decide(id, decision);
    if (before === undefined) throw new StartError(`No user has written a review with the number ${id}.`);
    return `Review ${id}: ${before} before, ${decision.status} now`;
  };
}
