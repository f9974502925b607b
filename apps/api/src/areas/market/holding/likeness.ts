/** Similarity of two pictures in their best alignment; correlations range from -1 to 1. */
export interface Likeness {
  /** Correlation of all details. */
  whole: number;
  /** Correlation of details in the quarter of the parts that differ most. */
  parts: number;
  /** Correlation of colours; 1 if neither picture has any. */
  colours: number;
  /**
   * Share of all details that differs in the part that differs second most, from 0 up. A covered number plate changes one part; another
   * bike in the same street changes more.
   */
  change: number;
  /** Whether both have a plain white background, as drawings do: different drawings are very similar. */
  isOnWhite: boolean;
  /** Number of independent details of the picture that has fewer. */
  independent: number;
}

/** Minimum similarity and maximum change. */
type Bound = Pick<Likeness, 'whole' | 'parts' | 'colours' | 'change'>;
interface Bounds {
  photo: Bound;
  onWhite: Bound;
}

/** Thresholds from which two pictures count as the same. */
const same: Bounds = {
  photo: { whole: 0.65, parts: 0.4, colours: 0.45, change: 0.03 },
  onWhite: { whole: 0.945, parts: 0.935, colours: 0.75, change: 1 },
};
/** Looser thresholds for an account's own uploads, so that a copy never matches a picture better than its owner's original. */
const own: Bounds = {
  photo: { whole: 0.55, parts: 0.25, colours: 0.3, change: 1 },
  onWhite: { whole: 0.93, parts: 0.87, colours: 0.65, change: 1 },
};

/** Minimum distance from a chance correlation, in standard deviations. */
const DEVIATIONS = 4;

const marginTo = ({ photo, onWhite }: Bounds, likeness: Likeness): number => {
  const bound = likeness.isOnWhite ? onWhite : photo;
  const { whole, parts, colours, change } = likeness;
  return Math.min(whole - bound.whole, parts - bound.parts, colours - bound.colours, bound.change - change);
};

/** Returns the minimum correlation that is not due to chance, by Fisher's transformation. */
const minByChance = (independent: number): number => Math.tanh(DEVIATIONS / Math.sqrt(independent));

/** Returns by how much two pictures exceed the thresholds of the same picture; negative if they differ. */
export const marginOf = (likeness: Likeness): number =>
  Math.min(marginTo(same, likeness), likeness.whole - minByChance(likeness.independent));
export const isSamePicture = (likeness: Likeness | null): boolean => likeness !== null && marginOf(likeness) >= 0;
export const isOwnPicture = (likeness: Likeness | null): boolean => likeness !== null && marginTo(own, likeness) >= 0;
