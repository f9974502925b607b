/** Of the price below which one of ten such bikes is asked for, so much is too little to be meant; above the other end likewise too much. */
const SHARE_OF_END = 0.6;

/** The span in which 8 of 10 such bikes are asked for. */
interface Span {
  low: number;
  high: number;
}

/** A price as a share of the lowest that is not far off. */
export const shareOfLowest = ({ low }: Pick<Span, 'low'>, price: number): number => price / (low * SHARE_OF_END);

/** Whether a price lies far below or far above what such bikes are asked for; null where it does not. */
export function farOff(span: Span, price: number): 'low' | 'high' | null {
  if (shareOfLowest(span, price) < 1) return 'low';
  return price * SHARE_OF_END > span.high ? 'high' : null;
}
