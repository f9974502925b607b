import type { ChatDetails } from '@dopahiya/domain/inputs';
import { ApiError, isUnreached } from '@dopahiya/api-client';
import { latinDigits, phoneDigits, visibleText } from '@dopahiya/domain/typed';
import * as texts from '#texts/chat';

/** Values typed into the contact form. */
export type TypedDetails = Record<'name' | 'phone' | 'email' | 'city', string>;

/** Returns a phone number as its field shows it: ten digits as soon as they are there, with the start of '+91' or '0' until then. */
export function shownPhone(typed: string): string {
  const signs = latinDigits(typed).replaceAll(/[^\d+()\s./\p{Pd}]/gu, '');
  const mayHavePrefix = /^\s*(?:[+0(]|91)/.test(signs);
  return phoneDigits(signs) ?? (mayHavePrefix ? signs : signs.replaceAll(/\D/g, '').slice(0, 10));
}

/** Validates the contact form; returns what to send, or the error text. */
export function detailsOf({ name, phone, email, city }: TypedDetails): ChatDetails | string {
  const [said, place, mail] = [name, city, email].map((text) => visibleText(text).trim());
  if (!said || !place || phone === '') return texts.required;
  const digits = phoneDigits(phone);
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
