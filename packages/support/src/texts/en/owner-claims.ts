import type { OwnClaim, WorkingHours } from '@dopahiya/site';

/** Claims of the owner about the site: nothing here is worked out from data, and the page says so. */

export const numbers: readonly OwnClaim[] = [
  { id: 'about-riders', text: '8M+', detail: 'monthly riders' },
  { id: 'about-models', text: '450+', detail: 'models' },
  { id: 'about-dealers', text: '12K+', detail: 'dealer partners' },
  { id: 'about-awards', text: '25+', detail: 'awards' },
];

/** Where the owner reads mails, shown on the contact page; null hides it. */
export const mailAddress: string | null = null;

/** When somebody reads messages, in full hours of Indian time; on Sundays nobody does. */
export const workingHours: WorkingHours = {
  weekdays: { opens: 9, closes: 19 },
  saturday: { opens: 9, closes: 17 },
};
