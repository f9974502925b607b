import { emailAddress, givenCode, givenPassword, nfkcText, typedLine } from '@dopahiya/domain/inputs';
import { noLastName, personNameLength, usernameLengths } from '@dopahiya/domain/account';
import { shownText } from '@dopahiya/domain/typed';
import * as z from 'zod';
import { newPassword } from '../passwords/password-rules.ts';
import { containsAddress, keyOf } from '../../../core/names/account-names.ts';
import { contactFieldError } from '../../../core/screening/contact-details.ts';

const { min, max } = usernameLengths;

/** A name to sign in with, as somebody chooses it. */
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

/** Names are shown to others, usernames are not: a name is no place for a phone number. */
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

/** Signs alone are no name. */
const isSigns = (name: string): boolean => /^[\p{P}\p{S}\s]+$/u.test(name);

const firstName = personName('first name').refine((name) => !isSigns(name), 'Enter your first name.');

/** People with one name put a sign where a last name is asked for: all of them are stored as the same one. */
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

/** The body of `PATCH users/me/`: what is left out stays. */
export const userChangesSchema = z.object({
  first_name: firstName.optional(),
  last_name: lastName.optional(),
});
export type UserChanges = z.infer<typeof userChangesSchema>;

/** The body of calls that ask for the password once more. */
export const confirmationSchema = z.object({ password: givenPassword });

/** The body of `DELETE users/me/`: the code is asked of accounts that ask for one at sign-in. */
export const deletionSchema = confirmationSchema.extend({ code: givenCode.optional() });
