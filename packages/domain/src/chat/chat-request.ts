/** Who asks: a phone number with +91 before its ten digits. */
export interface ChatDetails {
  name: string;
  email?: string;
  phone: string;
  city: string;
}

/** A message to the bot; who asks without `user_id` is answered, and nothing of it is kept. */
export interface ChatMessage {
  message: string;
  user_id?: string | number;
  /** What was asked before by who has no `user_id`, the last message last: nothing of it is kept. */
  earlier?: readonly string[];
  /** The language of the answer to a message in Latin letters; one in Devanagari is answered in Hindi. */
  lang?: 'en' | 'hi';
}

/** So many earlier messages count. */
export const maxEarlier = 8;

/** How long the parts of a conversation may be, in characters. */
export const chatLengths = { name: 80, email: 254, city: 80, message: 1000 } as const;

/** So many days a conversation is kept. */
export const chatKeptDays = 90;
