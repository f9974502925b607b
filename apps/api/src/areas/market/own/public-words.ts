import { registeredAt } from '@dopahiya/engines/transfer';
import { invalidFields } from '../../../core/errors.ts';
import { refuseContacts } from '../../../core/screening/contact-details.ts';
import type { ListingFacts } from './listing-facts.ts';

/** What sellers write in their own words and others read, in the order in which it is read. */
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
 * What a seller says, with a number plate as place of registration cut to the code of its office.
 * @throws AppError 400 for contact details, and for codes that no office has.
 */
export function checkedWords<Said extends Words>(said: Said, stored: Words = {}): Said {
  const { registration_location: location } = said;
  const registered = location === undefined ? undefined : registeredAt(location);
  const [unknown] = registered?.unknownCodes ?? [];
  if (unknown !== undefined)
    throw invalidFields({
      registration_location: [`RTO code ${unknown} doesn’t exist. Enter the code on the plate, like MH12.`],
    });
  const checked = registered ? { ...said, registration_location: registered.place } : said;
  refuseContacts(pick(checked), pick(stored));
  return checked;
}

const pick = (words: Words) => Object.fromEntries(publicFields.map((name) => [name, words[name]]));
