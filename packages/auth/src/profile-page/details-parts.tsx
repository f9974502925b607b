import { askToVerifyEmail, messageOf, useApi } from '@dopahiya/api-client';
import { hasOneName, type User } from '@dopahiya/domain/account';
import { paths } from '@dopahiya/domain/site';
import { usePageForm } from '@dopahiya/site';
import { Button, Field, PasswordField } from '@dopahiya/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as texts from '#texts/profile-parts';
import * as A from '../account-form/account-form.styles.ts';
import { FormNotice } from '../account-form/form-notice.tsx';
import { OneName } from '../account-form/one-name.tsx';
import { accountQueries } from './account-queries.ts';
import { emailForm, nameForm } from './profile-forms.ts';
import * as S from './profile-parts.styles.ts';

/** Form to change the user's name. */
export function NamePart({ user }: { user: User }) {
  const api = useApi();
  const client = useQueryClient();
  const form = usePageForm(
    nameForm,
    paths.profile,
    () => void client.invalidateQueries({ queryKey: accountQueries.user(api, user.username).queryKey }),
  );
  return (
    <S.FormPart>
      <S.Explanation>
        <p>{texts.nameIntro}</p>
      </S.Explanation>
      <S.Form {...form.props}>
        <FormNotice problem={form.wrong.problem} success={form.isSuccess ? texts.nameSaved : null} />
        <A.Names>
          <Field
            {...form.field('first_name')}
            defaultValue={user.first_name}
            label={texts.firstName}
            autoComplete="given-name"
            required
          />
          <Field
            {...form.field('last_name')}
            defaultValue={hasOneName(user) ? '' : user.last_name}
            label={texts.lastName}
            autoComplete="family-name"
            required
          />
          <OneName isChosen={hasOneName(user)} />
        </A.Names>
        <Button type="submit" loading={form.isPending}>
          {texts.saveName}
        </Button>
      </S.Form>
    </S.FormPart>
  );
}

/** Button that resends the confirmation link to an unconfirmed address. */
function LinkOnceMore() {
  const api = useApi();
  const sending = useMutation({ mutationFn: () => askToVerifyEmail(api) });
  return (
    <div>
      <Button tone="secondary" size="small" loading={sending.isPending} onClick={() => sending.mutate()}>
        {texts.sendLinkAgain}
      </Button>
      <FormNotice
        problem={sending.error && messageOf(sending.error, texts.linkNotSent)}
        success={sending.isSuccess ? texts.linkSentAgain : null}
      />
    </div>
  );
}

/** Form to change the email address; requires the password and access to both mailboxes. */
export function EmailPart({ user }: { user: User }) {
  const api = useApi();
  const client = useQueryClient();
  const form = usePageForm(emailForm, paths.profile, (_, __, element) => {
    element.reset();
    void client.invalidateQueries({ queryKey: accountQueries.user(api, user.username).queryKey });
  });
  return (
    <S.FormPart>
      <S.Explanation>
        <p>{texts.addressIs(user)}</p>
        {!user.email_verified && <LinkOnceMore />}
        {user.pending_email && <p>{texts.addressWaits(user.pending_email, user)}</p>}
        <p>{texts.emailIntro(user)}</p>
      </S.Explanation>
      <S.Form {...form.props}>
        <FormNotice problem={form.wrong.problem} success={form.isSuccess ? texts.linksSent(user) : null} />
        <Field {...form.field('email')} type="email" label={texts.newEmail} autoComplete="email" required />
        <PasswordField
          {...form.field('password')}
          label={texts.passwordForEmail}
          autoComplete="current-password"
          required
        />
        <Button type="submit" loading={form.isPending}>
          {texts.changeEmail}
        </Button>
      </S.Form>
    </S.FormPart>
  );
}
