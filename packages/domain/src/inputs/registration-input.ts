import {
  cleanUsername,
  hasAddressSigns,
  noLastName,
  passwordLengths,
  personNameLength,
  usernameLengths,
} from '../account/index.ts';
import { languageCodes } from '../site/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { givenCode, givenPassword } from './account-input.ts';
import { choice, emailAddress, limitedTo, nfkcText, typedLine } from './typed-texts.ts';

const usernameErrors = {
  missing: texts.usernameShort(usernameLengths.min),
  short: texts.usernameShort,
  long: texts.tooLong,
};

const newUsername = z
  .string({ error: texts.usernameMissing })
  .transform(cleanUsername)
  .superRefine(limitedTo(usernameLengths, usernameErrors))
  .refine((name) => /^[\p{L}\p{M}\p{N}._-]*$/u.test(name), texts.usernamePattern)
  .refine((name) => !hasAddressSigns(name), { error: texts.usernameIsAddress, abort: true });

const personName = (missing: string) =>
  nfkcText(missing)
    .pipe(typedLine(missing, personNameLength.max))
    .refine((name) => !hasAddressSigns(name), { error: texts.nameIsAddress, abort: true });

/** Checks whether a name consists only of punctuation and symbols. */
const isSigns = (name: string): boolean => /^[\p{P}\p{S}\s]+$/u.test(name);

const firstName = personName(texts.firstNameMissing).refine((name) => !isSigns(name), texts.firstNameMissing);

/** People with only one name often enter a symbol as last name; all of these are stored as the same value. */
const lastName = personName(texts.lastNameMissing).transform((name) => (isSigns(name) ? noLastName : name));

const passwordErrors = {
  missing: texts.newPasswordShort(passwordLengths.min),
  short: texts.newPasswordShort,
  long: texts.newPasswordLong,
};

/** New password: any characters are allowed. */
const newPassword = z
  .string({ error: texts.newPasswordMissing })
  .superRefine(limitedTo(passwordLengths, passwordErrors));

/** The body of `users/register/`. A server also refuses names that hold addresses or contact details, and common passwords. */
export const registrationSchema = z.object({
  username: newUsername,
  email: emailAddress,
  first_name: firstName,
  last_name: lastName,
  password: newPassword,
});

export type Registration = z.input<typeof registrationSchema>;
export type CheckedRegistration = z.infer<typeof registrationSchema>;

/** The body of `PATCH users/me/`; omitted fields stay unchanged. */
export const userChangesSchema = registrationSchema
  .pick({ first_name: true, last_name: true })
  .extend({ language: choice(languageCodes).describe('Language of mails') })
  .partial();
export type CheckedUserChanges = z.infer<typeof userChangesSchema>;

/** The body of requests that require the password again. */
export const confirmationSchema = z.object({ password: givenPassword });

/** The body of `DELETE users/me/`; the code is required if two-step sign-in is on. */
export const deletionSchema = confirmationSchema.extend({ code: givenCode.optional() });

const token = z.string({ error: texts.tokenMissing }).regex(/^[\w-]{43}$/, texts.tokenCut);

/** The body of `users/forgot-password/`. */
export const forgotSchema = z.object({ email: emailAddress });

/** The body of `users/reset-password/`. */
export const resetSchema = z.object({ token, password: newPassword });
export type CheckedReset = z.infer<typeof resetSchema>;

/** The body of `users/verify-email/`. */
export const verificationSchema = z.object({ token });

/** The body of `users/change-password/`. */
export const passwordChangeSchema = z.object({ password: givenPassword, new_password: newPassword });
export type CheckedPasswordChange = z.infer<typeof passwordChangeSchema>;
