import { useApi } from '@dopahiya/api-client';
import type { Enrolment, User } from '@dopahiya/domain/account';
import { formatMonth, paths } from '@dopahiya/domain/site';
import { usePageForm } from '@dopahiya/site';
import { Button, Field, PasswordField } from '@dopahiya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/second-factor';
import { FormNotice } from '../account-form/form-notice.tsx';
import { accountQueries } from '../profile-page/account-queries.ts';
import * as P from '../profile-page/profile-parts.styles.ts';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { beginForm, endForm } from './second-factor-forms.ts';

/** Step of the two-factor setup. */
type Progress =
  | { step: 'none' | 'ended' }
  | { step: 'enrolment'; enrolment: Enrolment }
  | { step: 'codes'; codes: string[] };

/** Two-factor sign-in: set up, manage, turn off. */
export function SecondFactorPart({ user }: { user: User }) {
  const client = useQueryClient();
  const { queryKey } = accountQueries.user(useApi(), user.username);
  const [progress, setProgress] = useState<Progress>({ step: 'none' });
  const go = (next: Progress) => {
    setProgress(next);
    void client.invalidateQueries({ queryKey });
  };
  if (progress.step === 'codes')
    return <RecoveryCodes codes={progress.codes} onKept={() => setProgress({ step: 'none' })} />;
  if (progress.step === 'enrolment')
    return (
      <EnrolmentSteps
        enrolment={progress.enrolment}
        onConfirmed={(codes) => go({ step: 'codes', codes })}
        onCancel={() => go({ step: 'none' })}
      />
    );
  if (user.second_factor) return <SwitchedOn factor={user.second_factor} onEnded={() => go({ step: 'ended' })} />;
  return (
    <SwitchedOff
      news={progress.step === 'ended' ? texts.ended : null}
      onBegun={(enrolment) => setProgress({ step: 'enrolment', enrolment })}
    />
  );
}

function SwitchedOff({ news, onBegun }: { news: string | null; onBegun: (enrolment: Enrolment) => void }) {
  const form = usePageForm(beginForm, paths.profile, onBegun);
  return (
    <P.FormPart>
      <P.Explanation>
        <p>{texts.whatFor}</p>
        <p>{texts.whichApps}</p>
      </P.Explanation>
      <P.Form {...form.props}>
        <FormNotice problem={form.wrong.problem} success={news} />
        <PasswordField {...form.field('password')} label={texts.password} autoComplete="current-password" required />
        <Button type="submit" loading={form.isPending}>
          {texts.begin}
        </Button>
      </P.Form>
    </P.FormPart>
  );
}

interface SwitchedOnProps {
  factor: NonNullable<User['second_factor']>;
  onEnded: () => void;
}

function SwitchedOn({ factor, onEnded }: SwitchedOnProps) {
  const form = usePageForm(endForm, paths.profile, onEnded);
  return (
    <P.FormPart>
      <P.Explanation>
        <p>{texts.onSince(formatMonth(factor.since))}</p>
        <p>{texts.codesLeft(factor.recovery_codes)}</p>
        <p>{texts.howToRenew}</p>
      </P.Explanation>
      <P.Form {...form.props}>
        <FormNotice problem={form.wrong.problem} />
        <PasswordField
          {...form.field('password')}
          label={texts.passwordToEnd}
          autoComplete="current-password"
          required
        />
        <Field
          {...form.field('code')}
          label={texts.codeToEnd}
          autoComplete="one-time-code"
          spellCheck={false}
          required
        />
        <Button type="submit" tone="danger" loading={form.isPending}>
          {texts.end}
        </Button>
      </P.Form>
    </P.FormPart>
  );
}
