/** How long the parts of a message to us may be, in characters. */
export const contactLengths = {
  name: { max: 80 },
  email: { max: 254 },
  city: { max: 80 },
  comments: { max: 2000 },
} as const;

/** So many months a message is kept; then it is deleted. */
export const contactKeptMonths = 12;

/** What a visitor writes to us: `mobile_number` has ten digits. */
export interface ContactMessage {
  name: string;
  email: string;
  mobile_number: string;
  city: string;
  comments: string;
  agreed_to_terms: boolean;
}

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
