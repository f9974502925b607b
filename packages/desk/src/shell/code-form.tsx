import { accountQueries, ApiError, messageOf, useApi } from '@dopahiya/api-client';
import { deskQueries, enterDeskCode } from '@dopahiya/api-client/desk';
import { deskHours } from '@dopahiya/domain/desk';
import { paths } from '@dopahiya/domain/site';
import { Button, ButtonLink, Field } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as texts from '#texts/shell';
import * as S from './shell.styles.ts';

interface CodeFormProps {
  /** Why a code is needed, as the API says it. */
  reason: string;
  /** Called once the code was accepted. */
  onDone: (() => void) | undefined;
}

/** Form for the code of the authenticator app; leads to setting up two-step sign-in where the account has none. */
export function CodeForm({ reason, onDone }: CodeFormProps) {
  const id = useId();
  const [api, client, name] = [useApi(), useQueryClient(), useSignedInName() ?? ''];
  const [code, setCode] = useState('');
  const user = useQuery(accountQueries.user(api, name));
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => enterDeskCode(api, code.trim()),
    onSuccess: (found) => {
      client.setQueryData(deskQueries.user(api, name).queryKey, found);
      onDone?.();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isPending) mutate();
  };
  if (user.data && !user.data.second_factor)
    return (
      <S.Panel>
        <p>{reason}</p>
        <ButtonLink to={`${paths.profile}#second-factor`}>{texts.setUpCodes}</ButtonLink>
      </S.Panel>
    );
  const refusal =
    error && ((error instanceof ApiError && error.fields?.['code']?.[0]) || messageOf(error, texts.tryLater));
  return (
    <S.Panel as="form" aria-labelledby={id} onSubmit={submit}>
      <h2 id={id}>{texts.enterCode}</h2>
      <p>{texts.codeCounts(deskHours)}</p>
      <Field
        label={texts.code}
        hint={texts.codeHint}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...(refusal && { error: refusal })}
      />
      <Button type="submit" loading={isPending}>
        {texts.goOn}
      </Button>
    </S.Panel>
  );
}
