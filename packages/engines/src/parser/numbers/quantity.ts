import type { Bound } from './bounds.ts';

/** A quantity that people search by. */
export type Measure = 'price' | 'capacity' | 'mileage' | 'range' | 'seat_height' | 'kerb_weight';

/** Words for each quantity. */
export const measureWords: readonly [words: string, measure: Measure][] = [
  ['price|budget|cost|costing|कीमत|क़ीमत|दाम|बजट', 'price'],
  ['engine(?: capacity)?|capacity|displacement', 'capacity'],
  ['mileage|millage|milage|average|avg|fuel (?:economy|efficiency)|माइलेज|एवरेज', 'mileage'],
  ['range|रेंज', 'range'],
  ['(?:seat|saddle)(?:(?: ki)? (?:height|unchai|oonchai))?|सीट(?: की)?(?: (?:ऊंचाई|ऊँचाई|हाइट))?', 'seat_height'],
  ['(?:ke?u?rb )?weight|weigh(?:ing|s)|wa[zj]an|वज़?न', 'kerb_weight'],
];

/** A quantity in a text, with its position: in rupees, cc, kmpl, km, mm or kg. */
export interface Quantity {
  measure: Measure;
  value: number;
  /** Upper end, if it is a range. */
  to: number | undefined;
  bound: Bound | undefined;
  /** Whether it has a unit, such as 'lakh' or 'cc'. */
  hasUnit: boolean;
  /** Whether the word for it is said, such as 'mileage'. */
  isNamed: boolean;
  words: string;
  start: number;
  end: number;
}
