import { formatDate } from '@dopahiya/domain/site';
import type { PagedRows } from '../../../core/paging.ts';
import type { CaseRow } from './moderation-cases.ts';
import type { DecisionRow } from './moderation-log.ts';

/**
 * Formats cases for the terminal, with the numbers of the case and its reports. User texts are prefixed with a bar, so that they cannot
 * pass for other output.
 */
export function formatCases({ page, limit, count, rows }: PagedRows<CaseRow>): string {
  if (count === 0) return 'There is nothing to decide of.';
  const end = `Page ${page} of ${Math.ceil(count / limit)}. Decide by: market allow SUBJECT ID --reason TEXT, or by: market undo REPORT --reason TEXT`;
  return [...rows.map(formatCase), end].join('\n\n');
}

function formatCase(row: CaseRow): string {
  const { subject, subject_id, state, holds, title, opened_at, reports, words, report_count, counting } = row;
  const times = `${report_count === 1 ? '1 report' : `${report_count} reports`}, ${counting} counting`;
  const why = holds.length > 0 ? `${state} for ${holds.join(', ')}` : state;
  const head = [`${subject} ${subject_id}`, why, times, formatDate(opened_at.toISOString())].join('  ');
  const said = reports.flatMap(({ id, ground, note }) => behindBar(`${id} ${ground}`, note));
  const talk = words.flatMap(({ side, text }) => behindBar(`  ${side}`, text));
  return [head, ...behindBar('title', title), ...said, ...talk].join('\n');
}

/** Formats decisions for the terminal, each with its number. */
export function formatDecisions({ page, limit, count, rows }: PagedRows<DecisionRow>): string {
  if (count === 0) return 'Nothing was decided yet.';
  const end = `Page ${page} of ${Math.ceil(count / limit)}. Take one back by: market reverse NUMBER --reason TEXT`;
  return [...rows.map(formatDecision), end].join('\n\n');
}

function formatDecision({ decision, by, reversedBy }: DecisionRow): string {
  const { id, subject, subject_id, verdict, is_fraud, reason, decided_at, by_owner, reversed_at, reversal_reason } =
    decision;
  const what = `${verdict} ${subject} ${subject_id}${is_fraud ? ' as fraud' : ''}`;
  const head = [id, what, nameOf(by_owner, by), formatDate(decided_at.toISOString())];
  const back = reversed_at
    ? [`  taken back  ${nameOf(decision.reversed_by_owner, reversedBy)}  ${formatDate(reversed_at.toISOString())}`]
    : [];
  const said = [...behindBar('reason', reason ?? 'deleted'), ...back];
  return [head.join('  '), ...said, ...(reversed_at ? behindBar('reason', reversal_reason ?? 'deleted') : [])].join(
    '\n',
  );
}

const nameOf = (isOwner: boolean, name: string | null): string => (isOwner ? 'by command' : `by ${name ?? 'deleted'}`);

/** Prefixes each line of a text with a bar, and the first one with a label. */
function behindBar(of: string, text: string): string[] {
  return text.split('\n').map((line, place) => `  ${place === 0 ? of : ''.padEnd(of.length)} | ${line}`);
}
