import type { Deal } from '@dopahiya/domain/market';
import { formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/deal';

/** What a label says of a price; one that warns is called nothing good. */
export function dealWords({ grade, difference, is_unusually_low }: Deal): string {
  const rupees = formatPrice(Math.abs(difference));
  if (is_unusually_low) return texts.unusuallyLow(rupees);
  if (difference === 0) return texts.even(texts.grades[grade]);
  return (difference < 0 ? texts.below : texts.above)(texts.grades[grade], rupees);
}
