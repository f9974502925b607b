import { formatDate } from '@dopahiya/domain/site';

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** Formats a timestamp in Indian time: '21 Nov 2026, 14:05'. */
export const momentOf = (iso: string): string => `${formatDate(iso)}, ${clock.format(new Date(iso))}`;
