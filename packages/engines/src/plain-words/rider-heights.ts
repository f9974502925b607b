import { highestSeat } from '@dopahiya/drawing';
import { heightsIn, placeOf } from '../parser/numbers/read-rider-heights.ts';
import { ownHeight } from './own-height.ts';
import type { ReadPart } from './reading.ts';

/** Converts rider heights to the maximum seat height for both feet flat; also handles 'for my height'. */
export function readRiderHeights(text: string): ReadPart[] {
  const said = heightsIn(text).map(({ words, start, end, height }): ReadPart => ({
    words,
    start,
    end,
    conditions: [['max_seat_height', String(highestSeat(height))]],
  }));
  const own = [...text.matchAll(ownHeight)].map((match): ReadPart =>
    Object.assign(placeOf(match), { conditions: [], isOwnHeight: true as const }),
  );
  return [...said, ...own];
}
