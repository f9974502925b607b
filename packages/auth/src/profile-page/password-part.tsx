import { namesOf, type User } from '@dopahiya/domain/account';
import { formatMonth, paths } from '@dopahiya/domain/site';
import { usePageForm } from '@dopahiya/site';
import { Button, PasswordField } from '@dopahiya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import * as texts from '#texts/profile-parts';
import { FormNotice } from '../account-form/form-notice.tsx';
import { NewPasswordField } from '../account-form/new-password-field.tsx';
import { accountQueries } from './account-queries.ts';
import { passwordForm } from './profile-forms.ts';
import * as S from './profile-parts.styles.ts';

/** Form to change the password; requires the current one. */
export function PasswordPart({ user }: { user: User }) {
  const client = useQueryClient();
  const form = usePageForm(passwordForm, paths.profile, (_, __, element) => {
    element.reset();
    void client.invalidateQueries({ queryKey: accountQueries.of(user.username) });
  });
  return (
    <S.FormPart>
      <S.Explanation>
        {user.password_changed_at && <p>{texts.passwordChangedIn(formatMonth(user.password_changed_at))}</p>}
        <p>{texts.passwordIntro}</p>
      </S.Explanation>
      <S.Form {...form.props}>
        <FormNotice problem={form.wrong.problem} success={form.isSuccess ? texts.passwordChanged : null} />
        <input type="text" name="username" value={user.username} autoComplete="username" readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label={texts.currentPassword}
          autoComplete="current-password"
          required
        />
        <NewPasswordField
          {...form.field('new_password')}
          label={texts.newPassword}
          guessed={[user.username, user.email, ...namesOf(user)]}
        />
        <Button type="submit" loading={form.isPending}>
          {texts.changePassword}
        </Button>
      </S.Form>
    </S.FormPart>
  );
}
