import { formatDate } from '@dopahiya/domain/site';
import type { PagedRows } from '../../paging.ts';
import type { ReportedThing } from './reported-things.ts';

/** What users reported for a terminal: each thing with its number, and what was written behind bars, so that it imitates nothing. */
export function formatReports({ page, limit, count, rows }: PagedRows<ReportedThing>): string {
  if (count === 0) return 'Nobody has reported anything.';
  const pages = Math.ceil(count / limit);
  const end = `Page ${page} of ${pages}. Once you have decided: market settle SUBJECT ID`;
  return [...rows.map(formatThing), end].join('\n\n');
}

function formatThing({ subject, id, about, reported_at, reports, words }: ReportedThing): string {
  const times = reports.length === 1 ? '1 report' : `${reports.length} reports`;
  const head = [`${subject} ${id}`, times, about, formatDate(reported_at.toISOString())].filter(Boolean).join('  ');
  const said = reports.flatMap(({ ground, note }) => behindBar(ground, note));
  const talk = words.flatMap(({ side, text }) => behindBar(`  ${side}`, text));
  return [head, ...said, ...talk].join('\n');
}

/** Each line of a text behind a bar, the first one after who or what it is of. */
function behindBar(of: string, text: string): string[] {
  return text.split('\n').map((line, place) => `  ${place === 0 ? of : ''.padEnd(of.length)} | ${line}`);
}
