import type { PriceStep } from '@dopahiya/domain/market';

/** The frame of the line, in units of its own. */
export const stepFrame = { width: 320, height: 96 } as const;

/** Air above the highest price and below the lowest one. */
const air = 12;

/**
 * What was asked over time as the path of a line in steps, from the first day to `until` (ISO); null where the price, or
 * the day, has always been the same.
 */
export function stepLineOf(steps: readonly PriceStep[], until: string): string | null {
  if (steps.length < 2) return null;
  const prices = steps.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const moments = steps.map(({ since }) => Date.parse(since));
  const first = moments[0] ?? 0;
  const span = Math.max(Date.parse(until), ...moments) - first;
  if (lowest === highest || !(span > 0)) return null;
  const room = stepFrame.height - 2 * air;
  const yOf = (price: number) => Math.round(air + ((highest - price) / (highest - lowest)) * room);
  const xOf = (moment: number) => Math.round(((moment - first) / span) * stepFrame.width);
  const [start, ...changes] = steps.map(({ price }, index) => ({ x: xOf(moments[index] ?? first), y: yOf(price) }));
  return [`M0 ${start?.y ?? 0}`, ...changes.map(({ x, y }) => `H${x}V${y}`), `H${stepFrame.width}`].join('');
}
