import { formatDate } from '@dopahiya/domain/site';
import type { ListedReport } from './figure-report-repository.ts';

/** Formats reports for the terminal: bike, figure, catalogue value, reported value, count, last date and source. */
export function formatReports(reports: readonly ListedReport[]): string {
  if (reports.length === 0) return 'No figure was reported as wrong.';
  return reports.map(formatReport).join('\n');
}

function formatReport({ bike, report }: ListedReport): string {
  const { field, value, seen_at, count, reported_at } = report;
  const known = { ...bike.specifications, ...bike }[field] ?? 'not known';
  const times = count === 1 ? 'once' : `${count} times`;
  const seen = seen_at === null ? '' : `, seen at: ${seen_at}`;
  return `${bike.slug} ${field}: ${known} in the catalogue, reported as ${value} (${times}, last on ${formatDate(reported_at.toISOString())}${seen})`;
}
