import type { Wording } from '@dopahiya/domain/languages';
import { heldWords, type ScreeningReason, screenText } from '@dopahiya/engines/screening';
import type { Contact } from '../texts/en/errors.ts';
import { invalidFields } from '../errors.ts';
import { errors } from '../texts/index.ts';

/** Returns the contact details that a text seems to contain, with the words where they can be told. */
const contactsIn = (text: string, reasons: readonly ScreeningReason[]): Contact[] =>
  reasons.map((reason) => ({ reason, words: heldWords(text, reason) }));

/**
 * Returns the validation error of a public text, also checked together with `earlier` ones of the same writer; undefined if it is valid.
 */
export function contactFieldError(text: string, earlier: readonly string[] = []): Wording | undefined {
  const { reasons } = screenText(text, 'public', earlier);
  if (reasons.length === 0) return undefined;
  return errors.contactsFound(contactsIn(text, reasons));
}

/**
 * Rejects contact details in public texts. Numbers split over several texts are found too.
 * @param fields The texts by field, in reading order.
 * @param unchanged Existing texts: they are checked together with the others but never rejected.
 * @throws AppError 400 with a validation error for each field that contains some.
 */
export function refuseContacts(
  fields: Readonly<Record<string, string | null | undefined>>,
  unchanged: Readonly<Record<string, string | null | undefined>> = {},
): void {
  const earlier: string[] = [];
  const fieldErrors: Record<string, Wording[]> = {};
  for (const name of new Set([...Object.keys(unchanged), ...Object.keys(fields)])) {
    const text = fields[name] ?? unchanged[name];
    if (!text) continue;
    const error = fields[name] ? contactFieldError(text, earlier) : undefined;
    if (error) fieldErrors[name] = [error];
    earlier.push(text);
  }
  if (Object.keys(fieldErrors).length > 0) throw invalidFields(fieldErrors);
}
