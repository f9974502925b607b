import { ApiError, isUnreached } from '@dopahiya/api-client';
import type { ChatDetails } from '@dopahiya/domain/chat';
import { latinDigits } from '@dopahiya/domain/number-reader';
import { visibleText } from '@dopahiya/domain/typed';
import * as texts from '#texts/chat';

/** What was typed into the form before the chat. */
export type TypedDetails = Record<'name' | 'phone' | 'email' | 'city', string>;

/** The ten digits of a number as somebody types it: others are left out. */
export const digitsOf = (typed: string): string => latinDigits(typed).replaceAll(/\D/g, '').slice(0, 10);

/** What is sent of what was typed; a text says what is wrong. */
export function detailsOf({ name, phone, email, city }: TypedDetails): ChatDetails | string {
  const [said, place, mail] = [name, city, email].map((text) => visibleText(text).trim());
  if (!said || !place || phone === '') return texts.required;
  const digits = digitsOf(phone);
  if (digits.length < 10) return texts.phoneInvalid;
  return { name: said, phone: `+91${digits}`, city: place, ...(mail && { email: mail }) };
}

/** What is said when the details were not taken: the server's own words, where it has some. */
export const detailsFailure = (error: unknown): string =>
  error instanceof ApiError &&
  error.kind === 'status' &&
  !error.isInternal &&
  !isUnreached(error) &&
  error.message !== ''
    ? error.message
    : texts.detailsFailed;
