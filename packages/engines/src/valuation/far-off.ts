/**
 * Share of the lower end of the price range below which a price is likely an error; prices above the upper end are judged by the same
 * factor.
 */
const SHARE_OF_END = 0.6;

/** Price range of 80 % of such bikes. */
interface Span {
  low: number;
  high: number;
}

/** Returns a price as a share of the lowest plausible one. */
export const shareOfLowest = ({ low }: Pick<Span, 'low'>, price: number): number => price / (low * SHARE_OF_END);

/** Checks whether a price is far below or above the usual range; null if neither. */
export function farOff(span: Span, price: number): 'low' | 'high' | null {
  if (shareOfLowest(span, price) < 1) return 'low';
  return price * SHARE_OF_END > span.high ? 'high' : null;
}
