import type { ContactMessage } from '@dopahiya/domain/inputs';
import { isUnreached, sendMessage } from '@dopahiya/api-client';
import { contactLengths, type TakenMessage } from '@dopahiya/domain/content';
import { paths } from '@dopahiya/domain/site';
import { isEmail, phoneDigits, visibleText } from '@dopahiya/domain/typed';
import { explainRefusal, type FormFields, type PageForm } from '@dopahiya/site';
import * as texts from '#texts/contact-page';

const fieldNames = ['name', 'email', 'mobile_number', 'city', 'comments', 'agreed_to_terms'] as const;

/** Validation and submission of a contact message, with or without scripts. */
export const messageRules: PageForm<ContactMessage, TakenMessage> = {
  read(fields) {
    const fieldErrors = faultsOf(fields);
    return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { sent: messageIn(fields) };
  },
  send: (api, message) => sendMessage(api, message),
  explain(error) {
    if (isUnreached(error)) return { fieldErrors: {}, problem: texts.networkError };
    return explainRefusal(error, fieldNames, texts.failed);
  },
  leadTo: (_, { mailed }) => `${paths.contactUs}?sent=${mailed === false ? 'stored' : '1'}`,
  secrets: [],
};

function messageIn({
  name = '',
  email = '',
  mobile_number = '',
  city = '',
  comments = '',
}: FormFields): ContactMessage {
  return {
    name: name.trim(),
    email: visibleText(email).trim(),
    mobile_number: phoneDigits(mobile_number) ?? '',
    city: city.trim(),
    comments: linesOf(comments),
    agreed_to_terms: true,
  };
}

/** Returns the validation errors in field order, because the first gets the focus. */
function faultsOf(fields: FormFields): Record<string, string> {
  const { name = '', email = '', mobile_number = '', city = '', comments = '' } = fields;
  const checks: [field: (typeof fieldNames)[number], fieldError: string | undefined][] = [
    ['name', lineFault(name, contactLengths.name.max, texts.nameMissing)],
    ['email', isEmail(email) ? undefined : texts.emailInvalid],
    ['mobile_number', phoneDigits(mobile_number) === null ? texts.phoneInvalid : undefined],
    ['city', lineFault(city, contactLengths.city.max, texts.cityMissing)],
    ['comments', lineFault(linesOf(comments), contactLengths.comments.max, texts.messageMissing)],
    ['agreed_to_terms', fields['agreed_to_terms'] === 'yes' ? undefined : texts.notAgreed],
  ];
  return Object.fromEntries(
    checks.flatMap(([field, fieldError]) => (fieldError === undefined ? [] : [[field, fieldError]])),
  );
}

function lineFault(typed: string, max: number, missing: string): string | undefined {
  const { length } = typed.trim();
  if (length === 0) return missing;
  return length > max ? texts.tooLong(max, length) : undefined;
}

/** Normalises line ends: browsers send two characters, the server counts one. */
const linesOf = (typed: string): string => typed.replaceAll(/\r\n?/g, '\n').trim();
