import { renderWithApi } from '@dopahiya/api-client/testing';
import { expect, it } from 'vitest';
import { NewPasswordField } from './new-password-field.tsx';

it('says while somebody types how strong the password is, and knows what stands in the form', async () => {
  const form = (
    <form>
      <input name="username" defaultValue="asha.meera" />
      <NewPasswordField name="password" label="Password" />
    </form>
  );
  const { screen } = await renderWithApi(form, []);
  const field = screen.getByLabelText('Password', { exact: true });
  const typed: [text: string, estimate: RegExp][] = [
    ['', /^At least 8 characters$/],
    ['short', /Too short/],
    ['asha.meera7', /Weak\./],
    ['monsoon over the ghats', /Strong/],
    ['', /^At least 8 characters$/],
  ];
  for (const [text, estimate] of typed) {
    await field.fill(text);
    await expect.element(field).toHaveAccessibleDescription(estimate);
  }
});
