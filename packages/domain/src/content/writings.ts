/** Length limits of the fields of a contact message, in characters. */
export const contactLengths = {
  name: { max: 80 },
  city: { max: 80 },
  comments: { max: 2000 },
} as const;

/** Retention period of a contact message, in months. */
export const contactKeptMonths = 12;

/** Moderation status of a review. */
export const reviewStatuses = ['PENDING', 'PUBLISHED', 'REJECTED'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Length limits of the fields of a review, in characters; the title is optional. */
export const reviewLengths = { title: { max: 120 }, text: { min: 20, max: 3000 } } as const;

/** Stars of a review. */
export const ratingRange = { min: 1, max: 5 } as const;
