import { highestSeat } from '@dopahiya/drawing';
import { heightsIn, mine, placeOf } from '../parser/numbers/read-rider-heights.ts';
import { alone } from './alone.ts';
import type { ReadPart } from './reading.ts';

const ownHeight = new RegExp(
  alone(
    String.raw`(?:(?:that |which )?fits? |(?:for|as per|according to|suits?) )?(?:${mine}) (?:own )?(?:height|size|kad|हाइट|क\u093C?द)(?: (?:ke (?:liye|hisaa?b se)|wal[aie]|के (?:लिए|हिसाब से)))?|(?:that |which )?(?:fits|suits) me`,
  ),
  'giu',
);

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
