import { parseArgs } from 'node:util';
import { reportSubjects } from '@dopahiya/domain/market';
import { moderationReason, type ModerationVerdict } from '@dopahiya/domain/moderation';
import { cleanText, textError } from '@dopahiya/domain/typed';
import type { Orm } from '../core/database/open-database.ts';
import {
  formatCases,
  formatDecisions,
  formatListings,
  type ListingDecision,
  ListingModeration,
  type ModerationService,
  moderationServices,
} from '../areas/market/index.ts';
import { ownerCommand, type OwnerWork } from '../core/command/owner-command.ts';
import { runCommand } from '../core/command/run-command.ts';
import { StartError } from '../core/command/start-error.ts';
import { sendPendingMail } from '../areas/accounts/index.ts';

const PER_PAGE = 20;

const usage = [
  'Name what to do with the bikes that users list:',
  '  market [--page N]                        lists them, those that wait to be looked at first',
  '  market verify ID REVISION                marks one as looked at',
  '  market reject ID REVISION --reason TEXT  takes one away from others, and tells its seller why; with --fraud the seller’s other',
  '                                           listings are held too, and whatever they list next',
  '  market hold ID REVISION --reason TEXT    does so while you look into it',
  '  market release ID REVISION               shows one that was held',
  '  market reports [--page N]                lists what is to be decided of, the oldest first: what is held, reported, or waits',
  '  market allow SUBJECT ID --reason TEXT    shows such a thing to others, and settles its reports',
  '  market refuse SUBJECT ID --reason TEXT   takes it away from others, and tells whose it is why; a listing with --fraud as above',
  '  market decisions [--page N]              lists what was decided, the latest first',
  '  market reverse NUMBER --reason TEXT      takes a decision back: the thing stands as before, and is listed again',
  '  market undo REPORT --reason TEXT         lifts all that reports of whoever sent this one hold, and settles them as wrong',
  'REVISION is what the list shows beside ID: what was changed since it was read is not decided.',
].join('\n');

const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** Parses the command-line arguments. @returns the work to run. @throws {@link StartError} if they are invalid. */
function readArguments(args: string[]): OwnerWork {
  const { values, positionals } = parse(args);
  const [command = 'list', ...given] = positionals;
  const read = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!read) throw new StartError(usage);
  return read(given, values);
}

interface Options {
  page?: string | undefined;
  reason?: string | undefined;
  fraud?: boolean | undefined;
}

/** Parser of each command: turns its arguments into the work to run. */
const commands: Record<string, (given: string[], options: Options) => OwnerWork> = {
  list: (given, { page }) => {
    const number = readPage(given, page);
    return (orm) => list(new ListingModeration(orm), number);
  },
  verify: (given) => decide(readListing(given), { event: 'verify' }),
  release: (given) => decide(readListing(given), { event: 'release' }),
  reject: (given, { reason, fraud }) =>
    decide(readListing(given), { event: 'reject', reason: checkedReason(reason), isFraud: fraud === true }),
  hold: (given, { reason }) => decide(readListing(given), { event: 'hold', reason: checkedReason(reason) }),
  reports: (given, { page }) => listCases(readPage(given, page)),
  allow: (given, { reason }) => decideCase(given, 'allow', checkedReason(reason)),
  refuse: (given, { reason, fraud }) => decideCase(given, 'refuse', checkedReason(reason), fraud === true),
  decisions: (given, { page }) => listDecisions(readPage(given, page)),
  reverse: (given, { reason }) => reverse(given, checkedReason(reason)),
  undo: (given, { reason }) => undo(given, checkedReason(reason)),
};

function readPage(given: string[], page = '1'): number {
  if (given.length > 0 || !isNumber(page)) throw new StartError(usage);
  return Number(page);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { page: { type: 'string' }, reason: { type: 'string' }, fraud: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch {
    throw new StartError(usage);
  }
}

/** Id and revision of a listing, as printed by the list. */
interface Listed {
  id: number;
  revision: number;
}

function readListing([id = '', revision = '', ...others]: string[]): Listed {
  if (others.length > 0 || !isNumber(id) || !isNumber(revision)) throw new StartError(usage);
  return { id: Number(id), revision: Number(revision) };
}

function checkedReason(typed = ''): string {
  const reason = cleanText(typed);
  const lengths = `${moderationReason.min} to ${moderationReason.max} characters`;
  const missing = `Say why with --reason TEXT, in ${lengths}: whoever it concerns reads it.`;
  const error = textError(reason, moderationReason, { missing });
  if (error !== undefined) throw new StartError(error);
  return reason;
}

async function list(moderation: ListingModeration, page: number): Promise<string> {
  const [rows, waiting] = await Promise.all([moderation.list({ page, limit: PER_PAGE }), moderation.waiting()]);
  return formatListings(rows, waiting);
}

function casesOf(orm: Orm): ModerationService {
  return moderationServices({ orm, clock: () => new Date() }).moderation;
}

function listCases(page: number): OwnerWork {
  return async (orm) => formatCases(await casesOf(orm).list({ page, limit: PER_PAGE }));
}

function listDecisions(page: number): OwnerWork {
  return async (orm) => formatDecisions(await casesOf(orm).decided({ page, limit: PER_PAGE }));
}

function decideCase(
  [named = '', id = '', ...others]: string[],
  decision: ModerationVerdict,
  reason: string,
  is_fraud = false,
): OwnerWork {
  const subject = reportSubjects.find((one) => one === named);
  if (!subject || others.length > 0 || !isNumber(id)) throw new StartError(usage);
  if (is_fraud && subject !== 'listing') throw new StartError(usage);
  return async (orm) => {
    const draft = { subject, subject_id: Number(id), decision, reason, is_fraud };
    const decided = await casesOf(orm).decide(draft, 'owner');
    return `Decision ${decided.decision.id}: ${decision} ${subject} ${id}. The site sends the mails that tell of it.`;
  };
}

function reverse([number = '', ...others]: string[], reason: string): OwnerWork {
  if (others.length > 0 || !isNumber(number)) throw new StartError(usage);
  return async (orm) => {
    await casesOf(orm).reverse(Number(number), reason, 'owner');
    return `Decision ${number} is taken back. The site sends the mails that tell of it.`;
  };
}

function undo([number = '', ...others]: string[], reason: string): OwnerWork {
  if (others.length > 0 || !isNumber(number)) throw new StartError(usage);
  return async (orm) => {
    const moderation = casesOf(orm);
    const { holds, reports } = await moderation.effectsOf(Number(number));
    const { decision } = await moderation.undo(Number(number), reason, 'owner');
    const done = `${holds} held before are shown again, ${reports} reports settled as wrong`;
    return `Decision ${decision.id}: ${done}. The site sends the mails that tell of it.`;
  };
}

function decide(listed: Listed, decision: ListingDecision): OwnerWork {
  return async (orm, settings) => {
    const decided = await new ListingModeration(orm).decide(listed, decision, new Date());
    if (decided === undefined) throw new StartError(`No user has listed a bike with the number ${listed.id}.`);
    if (decided === 'changed') throw new StartError(changed(listed.id));
    if (decided === 'impossible')
      throw new StartError(`Nothing was decided: as it is now, listing ${listed.id} cannot take ${decision.event}.`);
    const { before, after, mail } = decided;
    const told = await sendPendingMail(orm, mail, 'Its seller', settings);
    return [`Listing ${listed.id}: ${before.status} before, ${after.status} now`, ...told].join('\n');
  };
}

function changed(id: number): string {
  return (
    `Nothing was decided: listing ${id} is not as it was when it was listed with this revision; its seller may have changed ` +
    'it. List them again, read it, and decide with its new revision.'
  );
}

/** Command `market`. */
export const marketCommand = ownerCommand(readArguments);

if (import.meta.main) await runCommand(marketCommand);
