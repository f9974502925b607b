/** How alike two pictures are where they lie upon each other best: each from -1 to 1. */
export interface Likeness {
  /** How all their details go together. */
  whole: number;
  /** How details go together in the quarter of the parts that differ most. */
  parts: number;
  /** How their colours go together; 1 where neither has any. */
  colours: number;
  /**
   * How much of all their details differs in the part that differs second most, from 0. A number plate that somebody covers changes
   * one part, another bike in the same street changes more.
   */
  change: number;
  /** Whether both are on plain white, as drawings are: others of their kind are very alike. */
  isOnWhite: boolean;
  /** How many details of the one that has fewer differ independently of each other. */
  independent: number;
}

/** The least likeness, and the most change. */
type Bound = Pick<Likeness, 'whole' | 'parts' | 'colours' | 'change'>;
interface Bounds {
  photo: Bound;
  onWhite: Bound;
}

/** From which likeness on two pictures are the same. */
const same: Bounds = {
  photo: { whole: 0.65, parts: 0.4, colours: 0.45, change: 0.03 },
  onWhite: { whole: 0.945, parts: 0.935, colours: 0.75, change: 1 },
};
/** What an account has uploaded itself counts earlier, so that a copy is never nearer to a picture than its original. */
const own: Bounds = {
  photo: { whole: 0.55, parts: 0.25, colours: 0.3, change: 1 },
  onWhite: { whole: 0.93, parts: 0.87, colours: 0.65, change: 1 },
};

/** Details of different pictures go together by chance too: those of the same one do so by so many standard deviations. */
const DEVIATIONS = 4;

const marginTo = ({ photo, onWhite }: Bounds, likeness: Likeness): number => {
  const bound = likeness.isOnWhite ? onWhite : photo;
  const { whole, parts, colours, change } = likeness;
  return Math.min(whole - bound.whole, parts - bound.parts, colours - bound.colours, bound.change - change);
};

/** The least likeness of the whole that is no chance, by Fisher's transformation of correlations. */
const minByChance = (independent: number): number => Math.tanh(DEVIATIONS / Math.sqrt(independent));

/** By how much two pictures are more alike than those that are taken for the same one, or less if it is below 0. */
export const marginOf = (likeness: Likeness): number =>
  Math.min(marginTo(same, likeness), likeness.whole - minByChance(likeness.independent));
export const isSamePicture = (likeness: Likeness | null): boolean => likeness !== null && marginOf(likeness) >= 0;
export const isOwnPicture = (likeness: Likeness | null): boolean => likeness !== null && marginTo(own, likeness) >= 0;
