import type { Enrolment } from '@dopahiya/domain/account';
import { paths } from '@dopahiya/domain/site';
import { usePageForm } from '@dopahiya/site';
import { Button, Field } from '@dopahiya/ui-kit';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/second-factor';
import { FormNotice } from '../account-form/form-notice.tsx';
import * as P from '../profile-page/profile-parts.styles.ts';
import { confirmForm } from './second-factor-forms.ts';
import * as S from './second-factor.styles.ts';

export interface EnrolmentStepsProps {
  enrolment: Enrolment;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Authenticator app setup: the key as QR code, text and link, and a field for the first code. */
export function EnrolmentSteps({ enrolment, onConfirmed, onCancel }: EnrolmentStepsProps) {
  const { secret, address, picture } = enrolment;
  const form = usePageForm(confirmForm, paths.profile, ({ recovery_codes }) => onConfirmed(recovery_codes));
  const start = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => start.current?.focus(), []);
  return (
    <P.FormPart>
      <S.Steps>
        <p ref={start} tabIndex={-1}>
          {texts.scan}
        </p>
        <S.Picture data-theme="light">
          <svg role="img" aria-label={texts.picture} viewBox={`0 0 ${picture.size} ${picture.size}`}>
            <path d={picture.path} shapeRendering="crispEdges" />
          </svg>
        </S.Picture>
        <p>
          {texts.orType} <S.Code>{inGroups(secret)}</S.Code>
        </p>
        <p>
          <a href={address}>{texts.openApp}</a>
        </p>
      </S.Steps>
      <P.Form {...form.props}>
        <p>{texts.thenConfirm}</p>
        <FormNotice problem={form.wrong.problem} />
        <Field {...form.field('code')} label={texts.code} inputMode="numeric" autoComplete="one-time-code" required />
        <S.Buttons>
          <Button type="submit" loading={form.isPending}>
            {texts.confirm}
          </Button>
          <Button tone="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </S.Buttons>
      </P.Form>
    </P.FormPart>
  );
}

const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');
