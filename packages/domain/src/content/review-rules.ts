/** Whether somebody has read a review before others see it, and what came of it. */
export const reviewStatuses = ['PENDING', 'PUBLISHED', 'REJECTED'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** How long the parts of a review may be, in characters; the title may be left out. */
export const reviewLengths = { title: { max: 120 }, text: { min: 20, max: 3000 } } as const;

/** A review as it is written: `bike` by slug or id, `rating` from 1 to 5 stars. */
export interface ReviewDraft {
  bike: string | number;
  rating: number;
  title?: string | undefined;
  text: string;
}

/** What is said anew of a review; without a title it has none any more. */
export type ReviewChanges = Omit<ReviewDraft, 'bike'>;
