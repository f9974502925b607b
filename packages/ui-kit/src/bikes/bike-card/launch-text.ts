import { formatDate, formatMonth } from '@dopahiya/domain/site';
import * as texts from '#texts/bike-card';

/** Returns the launch text of a bike: '2026-06' becomes 'Launch June 2026'; other text is unchanged; null becomes 'Coming Soon'. */
export function launchText(launchDate: string | null): string {
  if (!launchDate) return texts.comingSoon;
  const isDate = /^\d{4}-\d{2}/.test(launchDate) && !Number.isNaN(Date.parse(launchDate));
  if (!isDate) return launchDate;
  return texts.launch(launchDate.length > 'YYYY-MM'.length ? formatDate(launchDate) : formatMonth(launchDate));
}
