import type { ChatDetails } from '@dopahiya/domain/inputs';
import { ApiError, isUnreached } from '@dopahiya/api-client';
import { latinDigits } from '@dopahiya/domain/number-reader';
import { phoneDigits, visibleText } from '@dopahiya/domain/typed';
import * as texts from '#texts/chat';

/** Values typed into the contact form. */
export type TypedDetails = Record<'name' | 'phone' | 'email' | 'city', string>;

/** Returns the first ten digits of a typed number, without other characters. */
export const digitsOf = (typed: string): string => latinDigits(typed).replaceAll(/\D/g, '').slice(0, 10);

/** Validates the contact form; returns what to send, or the error text. */
export function detailsOf({ name, phone, email, city }: TypedDetails): ChatDetails | string {
  const [said, place, mail] = [name, city, email].map((text) => visibleText(text).trim());
  if (!said || !place || phone === '') return texts.required;
  const digits = phoneDigits(digitsOf(phone));
  if (digits === null) return texts.phoneInvalid;
  return { name: said, phone: `+91${digits}`, city: place, ...(mail && { email: mail }) };
}

/** Returns the error text for rejected details: the server's own message, if it has one. */
export const detailsFailure = (error: unknown): string =>
  error instanceof ApiError &&
  error.kind === 'status' &&
  !error.isInternal &&
  !isUnreached(error) &&
  error.message !== ''
    ? error.message
    : texts.detailsFailed;
