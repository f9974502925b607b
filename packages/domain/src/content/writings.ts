/** Length limits of the fields of a contact message, in characters. */
export const contactLengths = {
  name: { max: 80 },
  email: { max: 254 },
  city: { max: 80 },
  comments: { max: 2000 },
} as const;

/** Retention period of a contact message, in months. */
export const contactKeptMonths = 12;

/** Contact message of a visitor: `mobile_number` has ten digits. */
export interface ContactMessage {
  name: string;
  email: string;
  mobile_number: string;
  city: string;
  comments: string;
  agreed_to_terms: boolean;
}

/** Moderation status of a review. */
export const reviewStatuses = ['PENDING', 'PUBLISHED', 'REJECTED'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Length limits of the fields of a review, in characters; the title is optional. */
export const reviewLengths = { title: { max: 120 }, text: { min: 20, max: 3000 } } as const;

/** Review to be submitted: `bike` by slug or id, `rating` from 1 to 5 stars. */
export interface ReviewDraft {
  bike: string | number;
  rating: number;
  title?: string | undefined;
  text: string;
}

/** Edit of a review; leaving out the title removes it. */
export type ReviewChanges = Omit<ReviewDraft, 'bike'>;
