import { registeredAt } from '@dopahiya/engines/transfer';
import { invalidFields } from '../../../core/errors.ts';
import { refuseContacts } from '../../../core/screening/contact-details.ts';
import type { ListingFacts } from './listing-facts.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** A listing's free-text fields that others read, in reading order. */
const publicFields = [
  'model',
  'version',
  'registration_location',
  'loan_provider',
  'loan_remarks',
  'description',
] as const;
type PublicField = (typeof publicFields)[number];
type Words = { [Field in PublicField]?: ListingFacts[Field] | undefined };

/**
 * Returns the text fields with a number plate in the registration place reduced to its RTO code.
 * @throws AppError 400 for contact details and unknown RTO codes.
 */
export function checkedWords<Said extends Words>(said: Said, stored: Words = {}): Said {
  const { registration_location: location } = said;
  const registered = location === undefined ? undefined : registeredAt(location);
  const [unknown] = registered?.unknownCodes ?? [];
  if (unknown !== undefined)
    throw invalidFields({
      registration_location: [marketErrors.rtoCodeUnknown(unknown)],
    });
  const checked = registered ? { ...said, registration_location: registered.place } : said;
  refuseContacts(pick(checked), pick(stored));
  return checked;
}

const pick = (words: Words) => Object.fromEntries(publicFields.map((name) => [name, words[name]]));
