import {
  messageOf,
  messages as texts,
  passwordChangeSchema,
  registrationSchema,
  resetSchema,
  userChangesSchema,
} from '@dopahiya/domain/inputs';
import { dictionary } from '@zxcvbn-ts/language-common';
import * as z from 'zod';
import { containsAddress, keyOf } from '../../core/names/account-names.ts';
import { contactFieldError } from '../../core/screening/contact-details.ts';

// The contract's schemas, refined with lists that are too large for a page.

const common = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));

const uncommon = (password: typeof registrationSchema.shape.password) =>
  password.refine((text) => !common.has(text.toLowerCase()), texts.newPasswordCommon);

/** Rejects contact details such as phone numbers too: unlike usernames, names are shown to others. */
const withoutContact = <Schema extends z.ZodType<string>>(name: Schema) =>
  name
    .refine((text) => !containsAddress(text), { error: texts.nameIsAddress, abort: true })
    .superRefine((text, context) => {
      const error = contactFieldError(text);
      if (error) context.addIssue({ code: 'custom', message: messageOf(error) });
    });

const { username, first_name, last_name, password } = registrationSchema.shape;
const names = { first_name: withoutContact(first_name), last_name: withoutContact(last_name) };

/** The body of `users/register/`. */
export const checkedRegistrationSchema = registrationSchema
  .extend({
    username: username.refine((name) => !containsAddress(name), { error: texts.usernameIsAddress, abort: true }),
    ...names,
    password: uncommon(password),
  })
  .superRefine((said, context) => {
    const guessed = [said.username, said.email].map(keyOf);
    if (guessed.includes(keyOf(said.password)))
      context.addIssue({ code: 'custom', path: ['password'], message: texts.newPasswordIsName });
  });

/** The body of `PATCH users/me/`; omitted fields stay unchanged. */
export const checkedUserChangesSchema = userChangesSchema.extend(z.object(names).partial().shape);

/** The body of `users/reset-password/`. */
export const checkedResetSchema = resetSchema.extend({ password: uncommon(resetSchema.shape.password) });

/** The body of `users/change-password/`. */
export const checkedPasswordChangeSchema = passwordChangeSchema.extend({
  new_password: uncommon(passwordChangeSchema.shape.new_password),
});
