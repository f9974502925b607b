import type { Recipient } from './draft-mail.ts';
import { keyOf } from '../names/key-of.ts';

/** The owner of the site as a recipient: without an account, for no account has the number 0. */
export const ownerAt = (email: string): Recipient => ({
  id: 0,
  email,
  email_key: keyOf(email),
  email_verified_at: null,
  first_name: '',
  username: '',
});
