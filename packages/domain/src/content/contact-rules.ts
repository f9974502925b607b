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
