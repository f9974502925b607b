import { formatDate } from '@dopahiya/domain/site';
import type { PagedRows } from '../../core/paging.ts';
import type { MessageRow } from './message-repository.ts';

/** Formats messages for the terminal. Each line a visitor wrote is prefixed with a bar, so that it cannot pass for other output. */
export function formatMessages({ page, limit, count, rows }: PagedRows<MessageRow>): string {
  if (count === 0) return 'No message is stored.';
  const end = `Page ${page} of ${Math.ceil(count / limit)}. Delete by: support delete EMAIL, or support delete NUMBER`;
  return [...rows.map(formatMessage), end].join('\n\n');
}

function formatMessage({ id, name, email, mobile_number, city, comments, sent_at }: MessageRow): string {
  const lines = [name, email, `+91 ${mobile_number}`, city, ...comments.split('\n')];
  return [`${id}  ${formatDate(sent_at.toISOString())}`, ...lines.map((line) => `  | ${line}`)].join('\n');
}
