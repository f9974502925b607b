import type { PriceStep } from '@dopahiya/domain/market';

/** Viewport of the line, in SVG units. */
export const stepFrame = { width: 320, height: 96 } as const;

/** Padding above the highest and below the lowest price. */
const padding = 12;

/** Returns the SVG path of the price steps from the first day to `until` (ISO); null if there is only one price or one day. */
export function stepLineOf(steps: readonly PriceStep[], until: string): string | null {
  if (steps.length < 2) return null;
  const prices = steps.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const moments = steps.map(({ since }) => Date.parse(since));
  const first = moments[0] ?? 0;
  const span = Math.max(Date.parse(until), ...moments) - first;
  if (lowest === highest || !(span > 0)) return null;
  const room = stepFrame.height - 2 * padding;
  const yOf = (price: number) => Math.round(padding + ((highest - price) / (highest - lowest)) * room);
  const xOf = (moment: number) => Math.round(((moment - first) / span) * stepFrame.width);
  const [start, ...changes] = steps.map(({ price }, index) => ({ x: xOf(moments[index] ?? first), y: yOf(price) }));
  return [`M0 ${start?.y ?? 0}`, ...changes.map(({ x, y }) => `H${x}V${y}`), `H${stepFrame.width}`].join('');
}
