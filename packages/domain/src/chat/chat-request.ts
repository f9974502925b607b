/** Contact details of a chat visitor: the phone number has +91 before its ten digits. */
export interface ChatDetails {
  name: string;
  email?: string;
  phone: string;
  city: string;
}

/** Message to the chatbot; messages without `user_id` are answered but not stored. */
export interface ChatMessage {
  message: string;
  user_id?: string | number;
  /** Earlier messages of a visitor without `user_id`, latest last; they are not stored. */
  earlier?: readonly string[];
  /** City chosen on the site, for prices if the message and the visitor's details name none. */
  city?: string;
  /** Language of the answer to a message in Latin letters; messages in Devanagari are answered in Hindi. */
  lang?: 'en' | 'hi';
}

/** Maximum number of earlier messages taken into account. */
export const maxEarlier = 8;

/** Maximum lengths of the fields of a chat, in characters. */
export const chatLengths = { name: 80, email: 254, city: 80, message: 1000 } as const;

/** Retention period of a chat, in days. */
export const chatKeptDays = 90;
