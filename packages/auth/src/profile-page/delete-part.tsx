import type { User } from '@dopahiya/domain/account';
import { paths } from '@dopahiya/domain/site';
import { useLateNavigate, usePageForm } from '@dopahiya/site';
import { Button, Field, PasswordField, showToast } from '@dopahiya/ui-kit';
import { signOut } from '@dopahiya/visitor';
import * as texts from '#texts/profile-parts';
import { FormNotice } from '../account-form/form-notice.tsx';
import { deleteForm } from './profile-forms.ts';
import * as S from './profile-parts.styles.ts';

/** Deletes the account; requires the password, and a code if two-factor sign-in is on. */
export function DeletePart({ user }: { user: Pick<User, 'second_factor'> }) {
  const navigate = useLateNavigate();
  const form = usePageForm(deleteForm, paths.profile, () => {
    navigate(paths.home);
    signOut();
    showToast({ kind: 'notice', text: texts.deleted });
  });
  return (
    <S.FormPart>
      <S.Explanation>
        {texts.whatGoesAndStays.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </S.Explanation>
      <S.Form {...form.props}>
        <FormNotice problem={form.wrong.problem} />
        <PasswordField
          {...form.field('password')}
          label={texts.passwordToDelete}
          autoComplete="current-password"
          required
        />
        {user.second_factor && (
          <Field
            {...form.field('code')}
            label={texts.codeToDelete}
            autoComplete="one-time-code"
            spellCheck={false}
            required
          />
        )}
        <Button type="submit" tone="danger" leadingIcon="trash" loading={form.isPending}>
          {texts.deleteAccount}
        </Button>
      </S.Form>
    </S.FormPart>
  );
}
