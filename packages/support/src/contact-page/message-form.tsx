import { contactLengths } from '@dopahiya/domain/content';
import { addressIn, paths } from '@dopahiya/domain/site';
import { usePageForm } from '@dopahiya/site';
import { Button, Checkbox, Field, Link, TextArea } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/contact-page';
import * as S from './message-form.styles.ts';
import { Outcome, type Sent } from './outcome.tsx';
import { useSender } from './use-sender.ts';

export interface MessageFormProps {
  /** Result of a submit without scripts, before this page loaded. */
  before: Sent | null;
}

/** Contact form; keeps the input until it is sent. */
export function MessageForm({ before }: MessageFormProps) {
  const { known, rules } = useSender();
  const [sent, setSent] = useState({ times: 0, as: before });
  const { props, field, wrong, isPending } = usePageForm(rules, paths.contactUs, ({ mailed }, _, element) => {
    element.reset();
    setSent(({ times }) => ({ times: times + 1, as: mailed === false ? 'stored' : 'mailed' }));
  });
  /** Returns the input of a rejected submit, else the known details of the sender. */
  const start = (name: string) => {
    const { defaultValue, ...rest } = field(name);
    const typed = sent.times === 0 ? defaultValue : undefined;
    return { ...rest, defaultValue: typed ?? known[name as keyof typeof known] };
  };
  return (
    <S.Form {...props} action={`${addressIn(paths.contactUs)}#${S.outcomeId}`} aria-label={texts.form}>
      <S.Fields>
        <Field {...start('name')} label={texts.name} autoComplete="name" required />
        <Field {...start('email')} label={texts.email} type="email" autoComplete="email" required />
        <Field
          {...start('mobile_number')}
          label={texts.phone}
          hint={texts.phoneHint}
          prefix="+91"
          type="tel"
          autoComplete="tel-national"
          required
        />
        <Field {...start('city')} label={texts.city} leadingIcon="map-pin" autoComplete="address-level2" required />
      </S.Fields>
      <TextArea
        {...start('comments')}
        key={sent.times}
        label={texts.message}
        hint={texts.whatWeKeep}
        rows={5}
        maxLength={contactLengths.comments.max}
        beyond="kept"
        required
      />
      <Agreement
        isAgreed={sent.times === 0 && field('agreed_to_terms').defaultValue === 'yes'}
        fieldError={wrong.fieldErrors['agreed_to_terms']}
      />
      <div>
        <Button type="submit" size="large" loading={isPending}>
          {isPending ? texts.sending : texts.send}
        </Button>
      </div>
      <Outcome wrong={wrong} sent={isPending ? null : sent.as} />
    </S.Form>
  );
}

function Agreement({ isAgreed, fieldError }: { isAgreed: boolean; fieldError: string | undefined }) {
  return (
    <Checkbox
      name="agreed_to_terms"
      value="yes"
      defaultChecked={isAgreed}
      required
      {...(fieldError !== undefined && { error: fieldError })}
    >
      {texts.agreement({ link: termsLink })}
    </Checkbox>
  );
}

const termsLink = (words: string) => (
  <Link key="terms" to={paths.termsAndConditions}>
    {words}
  </Link>
);
