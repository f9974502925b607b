import { emailAddress, givenCode, givenPassword, nfkcText, typedLine } from '@dopahiya/domain/inputs';
import { noLastName, personNameLength, usernameLengths } from '@dopahiya/domain/account';
import { shownText } from '@dopahiya/domain/typed';
import * as z from 'zod';
import { newPassword } from '../passwords/password-rules.ts';
import { containsAddress, keyOf } from '../../../core/names/account-names.ts';
import { contactFieldError } from '../../../core/screening/contact-details.ts';

const { min, max } = usernameLengths;

/** Validates a new username. */
const newUsername = nfkcText('Enter a username.')
  .transform((name) => shownText(name).trim())
  .pipe(
    z
      .string()
      .min(min, `Use at least ${min} characters.`)
      .max(max, `Use at most ${max} characters.`)
      .regex(/^[\p{L}\p{M}\p{N}._-]*$/u, 'Use letters, digits, dots, hyphens and underscores.')
      .refine((name) => !containsAddress(name), {
        error: 'This looks like a web address. Use a hyphen or underscore instead of the dot.',
        abort: true,
      }),
  );

/** Rejects contact details such as phone numbers: unlike usernames, names are shown to others. */
function refuseContact(name: string, context: z.RefinementCtx): void {
  const message = contactFieldError(name);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
}

const personName = (what: string) =>
  nfkcText(`Enter your ${what}.`)
    .pipe(typedLine(`Enter your ${what}.`, personNameLength.max))
    .refine((name) => !containsAddress(name), {
      error: 'This looks like a web or email address. Enter only your name.',
      abort: true,
    })
    .superRefine(refuseContact);

/** Checks whether a name consists only of punctuation and symbols. */
const isSigns = (name: string): boolean => /^[\p{P}\p{S}\s]+$/u.test(name);

const firstName = personName('first name').refine((name) => !isSigns(name), 'Enter your first name.');

/** People with only one name often enter a symbol as last name; all of these are stored as the same value. */
const lastName = personName('last name').transform((name) => (isSigns(name) ? noLastName : name));

/** The body of `users/register/`. */
export const registrationSchema = z
  .object({
    username: newUsername,
    email: emailAddress,
    first_name: firstName,
    last_name: lastName,
    password: newPassword,
  })
  .superRefine(({ username, email, password }, context) => {
    const guessed = [username, email].map(keyOf);
    if (guessed.includes(keyOf(password)))
      context.addIssue({ code: 'custom', path: ['password'], message: 'Don’t use your name as your password.' });
  });
export type CheckedRegistration = z.infer<typeof registrationSchema>;

/** The body of `PATCH users/me/`; omitted fields stay unchanged. */
export const userChangesSchema = z.object({
  first_name: firstName.optional(),
  last_name: lastName.optional(),
});
export type UserChanges = z.infer<typeof userChangesSchema>;

/** The body of requests that require the password again. */
export const confirmationSchema = z.object({ password: givenPassword });

/** The body of `DELETE users/me/`; the code is required if two-step sign-in is on. */
export const deletionSchema = confirmationSchema.extend({ code: givenCode.optional() });
