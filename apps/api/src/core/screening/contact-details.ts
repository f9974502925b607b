import { heldWords, type ScreeningReason, screenText } from '@dopahiya/engines/screening';
import { invalidFields } from '../errors.ts';

/** Names of the contact details that texts may not contain. */
export const contactNames: Record<ScreeningReason, string> = {
  number: 'a phone number',
  link: 'a link',
  mail: 'an email address',
  payment: 'a payment ID',
  handle: 'a social media name',
  elsewhere: 'a request to talk on another app',
  plate: 'a number plate',
};

/**
 * Returns the validation error of a public text, also checked together with `earlier` ones of the same writer; undefined if it is valid.
 */
export function contactFieldError(text: string, earlier: readonly string[] = []): string | undefined {
  const { reasons } = screenText(text, 'public', earlier);
  if (reasons.length === 0) return undefined;
  const found = reasons.map((reason) => {
    const words = heldWords(text, reason);
    return words === null ? contactNames[reason] : `${contactNames[reason]} (“${words}”)`;
  });
  return `Everyone can read this. Remove ${found.join(' and ')}.`;
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
  const fieldErrors: Record<string, string[]> = {};
  for (const name of new Set([...Object.keys(unchanged), ...Object.keys(fields)])) {
    const text = fields[name] ?? unchanged[name];
    if (!text) continue;
    const error = fields[name] ? contactFieldError(text, earlier) : undefined;
    if (error) fieldErrors[name] = [error];
    earlier.push(text);
  }
  if (Object.keys(fieldErrors).length > 0) throw invalidFields(fieldErrors);
}
