import { formatNumber } from '@dopahiya/domain/site';
import * as texts from '#texts/brochure';
import type { UnreadWords } from './brochure.ts';

/** Says why words of a spec sheet were not read. */
export function reasonText({ reason, span }: Pick<UnreadWords, 'reason' | 'span'>): string {
  return span ? texts.implausibleWithin(formatNumber(span[0]), formatNumber(span[1])) : texts.reasons[reason];
}
