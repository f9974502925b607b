import { beginChat, useApi } from '@dopahiya/api-client';
import { chatKeptDays } from '@dopahiya/domain/chat';
import { Button, Field } from '@dopahiya/ui-kit';
import { type FormEvent, useState } from 'react';
import * as texts from '#texts/chat';
import { detailsFailure, detailsOf, digitsOf, type TypedDetails } from './details-rules.ts';
import * as S from './chat.styles.ts';

export interface DetailsFormProps {
  /** The city that the visitor chose before. */
  city: string;
  /** Called with the id and name of who asks. */
  onTaken: (id: string | number, name: string) => void;
}

/** Who asks: what was typed stays until it is taken. */
export function DetailsForm({ city, onTaken }: DetailsFormProps) {
  const api = useApi();
  const [typed, setTyped] = useState<TypedDetails>({ name: '', phone: '', email: '', city });
  const [fault, setFault] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const set = (field: keyof TypedDetails) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: field === 'phone' ? digitsOf(event.target.value) : event.target.value });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const details = detailsOf(typed);
    if (typeof details === 'string') {
      setFault(details);
      return;
    }
    setFault(null);
    setPending(true);
    try {
      const { id, name } = await beginChat(api, details);
      onTaken(id, name ?? details.name);
    } catch (error) {
      setFault(detailsFailure(error));
      setPending(false);
    }
  };
  const isPhone = fault === texts.phoneInvalid;
  return (
    <S.Details onSubmit={(event) => void submit(event)} aria-label={texts.title} noValidate>
      <S.Intro>{texts.intro}</S.Intro>
      <Field label={texts.name} value={typed.name} onChange={set('name')} autoComplete="name" maxLength={80} required />
      <Field
        label={texts.phone}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        value={typed.phone}
        onChange={set('phone')}
        autoComplete="tel-national"
        required
        {...(isPhone && { error: fault })}
      />
      <Field
        label={`${texts.email} (${texts.optional})`}
        type="email"
        value={typed.email}
        onChange={set('email')}
        autoComplete="email"
      />
      <Field
        label={texts.city}
        leadingIcon="map-pin"
        value={typed.city}
        onChange={set('city')}
        autoComplete="address-level2"
        maxLength={80}
        required
      />
      {fault !== null && !isPhone && <S.Fault role="alert">{fault}</S.Fault>}
      <Button type="submit" width="full" loading={isPending}>
        {isPending ? texts.starting : texts.start}
      </Button>
      <S.Intro>{texts.kept(chatKeptDays)}</S.Intro>
    </S.Details>
  );
}
