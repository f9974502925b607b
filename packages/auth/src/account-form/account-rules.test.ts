import { expect, it } from 'vitest';
import { forgotPasswordForm } from '../forgot-password-page/forgot-password-form.ts';
import { emailForm } from '../profile-page/profile-forms.ts';
import { signupForm } from '../signup-page/signup-form.ts';

const typed = {
  username: 'asha',
  email: ' asha@example.test\u200B ',
  first_name: 'Asha',
  last_name: 'Rao',
  password: 'monsoon over the ghats',
  confirmation: 'monsoon over the ghats',
  terms: 'yes',
};

it.each([
  ['signup', signupForm],
  ['new address', emailForm],
  ['forgotten password', forgotPasswordForm],
])('sends the email of the form for a %s without what was typed around it', (_, form) => {
  expect(JSON.stringify(form.read(typed))).toContain('"asha@example.test"');
});
