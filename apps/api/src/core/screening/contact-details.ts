import { heldWords, type ScreeningReason, screenText } from '@dopahiya/engines/screening';
import { invalidFields } from '../errors.ts';

/** What may not stand in a text, in words. */
export const contactNames: Record<ScreeningReason, string> = {
  number: 'a phone number',
  link: 'a link',
  mail: 'an email address',
  payment: 'a payment ID',
  handle: 'a social media name',
  elsewhere: 'a request to talk on another app',
  plate: 'a number plate',
};

/** What is wrong with a text that everybody reads, also read on from `earlier` ones of the same writer; undefined where nothing is. */
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
 * Refuses contact details in texts that everybody reads. A number is also found where it is split over several of them.
 * @param fields The texts by field, in the order in which they are read.
 * @param unchanged Texts that stand there already: they are read along and never refused.
 * @throws AppError 400 with a complaint at each field that holds some.
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
    const complaint = fields[name] ? contactFieldError(text, earlier) : undefined;
    if (complaint) fieldErrors[name] = [complaint];
    earlier.push(text);
  }
  if (Object.keys(fieldErrors).length > 0) throw invalidFields(fieldErrors);
}
