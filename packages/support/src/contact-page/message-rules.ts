import type { ContactMessage } from '@dopahiya/domain/inputs';
import { isUnreached, sendMessage } from '@dopahiya/api-client';
import { contactLengths, type TakenMessage } from '@dopahiya/domain/content';
import { paths } from '@dopahiya/domain/site';
import { cleanEmail, cleanText, isEmail, phoneDigits, textError } from '@dopahiya/domain/typed';
import { checkFields, explainRefusal, type FormFields, type PageForm } from '@dopahiya/site';
import * as texts from '#texts/contact-page';

const fieldNames = ['name', 'email', 'mobile_number', 'city', 'comments', 'agreed_to_terms'] as const;

/** Validation and submission of a contact message, with or without scripts. */
export const messageRules: PageForm<ContactMessage, TakenMessage> = {
  read(fields) {
    const message = messageIn(fields);
    return checkFields(checksOf(message, fields), message);
  },
  send: (api, message) => sendMessage(api, message),
  explain(error) {
    if (isUnreached(error)) return { fieldErrors: {}, problem: texts.networkError };
    return explainRefusal(error, fieldNames, texts.failed);
  },
  leadTo: (_, { mailed }) => `${paths.contactUs}?sent=${mailed === false ? 'stored' : '1'}`,
  secrets: [],
};

function messageIn({ name = '', email = '', mobile_number = '', city = '', comments = '' }: FormFields) {
  return {
    name: cleanText(name),
    email: cleanEmail(email),
    mobile_number: phoneDigits(mobile_number) ?? '',
    city: cleanText(city),
    comments: cleanText(comments),
    agreed_to_terms: true,
  } satisfies ContactMessage;
}

const checksOf = (
  { name, email, mobile_number, city, comments }: ReturnType<typeof messageIn>,
  { agreed_to_terms }: FormFields,
) => ({
  name: textError(name, contactLengths.name, { missing: texts.nameMissing, long: texts.tooLong }),
  email: !isEmail(email) && texts.emailInvalid,
  mobile_number: mobile_number === '' && texts.phoneInvalid,
  city: textError(city, contactLengths.city, { missing: texts.cityMissing, long: texts.tooLong }),
  comments: textError(comments, contactLengths.comments, { missing: texts.messageMissing, long: texts.tooLong }),
  agreed_to_terms: agreed_to_terms !== 'yes' && texts.notAgreed,
});
