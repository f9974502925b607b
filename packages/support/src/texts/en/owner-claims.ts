/** Claims of the owner about the site: nothing here is worked out from data, and the page says so. */

export const numbers = [
  { value: '8M+', what: 'monthly riders' },
  { value: '450+', what: 'models' },
  { value: '12K+', what: 'dealer partners' },
  { value: '25+', what: 'awards' },
] as const;

/** Where the owner reads mails, shown on the contact page; null hides it. */
export const mailAddress: string | null = null;

/** When somebody reads messages, in full hours of Indian time; on Sundays nobody does. */
export const workingHours = {
  weekdays: { opens: 9, closes: 19 },
  saturday: { opens: 9, closes: 17 },
} as const;
