import { chatKeptDays } from '@dopahiya/domain/chat';
import { Button, Field } from '@dopahiya/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import * as texts from '#texts/chat';
import * as S from './chat.styles.ts';
import { useDetails } from './use-details.ts';

export interface DetailsFormProps {
  /** City that the visitor chose before. */
  city: string;
  /** Called with the id and name of the visitor. */
  onTaken: (id: string | number, name: string) => void;
  /** Called if the visitor continues without details. */
  onSkip: () => void;
}

/** Contact form before the chat; keeps the input until it is accepted. */
export function DetailsForm({ city, onTaken, onSkip }: DetailsFormProps) {
  const { field, fieldError, isPending, submit } = useDetails(city, onTaken);
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const isPhone = fieldError === texts.phoneInvalid;
  return (
    <S.Details onSubmit={(event) => void submit(event)} aria-label={texts.title} noValidate>
      <S.Intro>{texts.intro}</S.Intro>
      <Field {...field('name')} ref={first} label={texts.name} autoComplete="name" maxLength={80} required />
      <Field
        {...field('phone')}
        label={texts.phone}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        {...(isPhone && { error: fieldError })}
      />
      <Field {...field('email')} label={`${texts.email} (${texts.optional})`} type="email" autoComplete="email" />
      <Field
        {...field('city')}
        label={texts.city}
        leadingIcon="map-pin"
        autoComplete="address-level2"
        maxLength={80}
        required
      />
      {fieldError !== null && !isPhone && <S.Fault role="alert">{fieldError}</S.Fault>}
      <Button type="submit" width="full" loading={isPending}>
        {isPending ? texts.starting : texts.start}
      </Button>
      <Button tone="quiet" width="full" onClick={onSkip}>
        {texts.skip}
      </Button>
      <S.Intro>{texts.kept(chatKeptDays)}</S.Intro>
    </S.Details>
  );
}
