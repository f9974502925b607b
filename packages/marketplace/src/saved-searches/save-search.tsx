import { messageOf, saveSearch, usedBikeQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { Button, ButtonLink, ErrorPanel, Link } from '@dopahiya/ui-kit';
import { forgetUnsent, keepUnsent, unsentForm, useSignedInName } from '@dopahiya/visitor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as texts from '#texts/saved-searches';
import { type Choices, toUsedBikes } from '../used-bikes-page/used-bikes-address.ts';
import { choicesOf, queryOf } from './search-query.ts';
import * as S from './saved-searches.styles.ts';

/** Name of the form that keeps a search until its visitor has signed in. */
const form = 'save-search';

/** Saves the search in the account; a signed-out visitor signs in first and returns to the saved search. */
export function SaveSearch({ choices }: { choices: Choices }) {
  const name = useSignedInName();
  const isNarrowed = Object.keys(choices).some((choice) => choice !== 'sort');
  if (!isNarrowed) return null;
  const address = toUsedBikes(choices);
  return (
    <S.Save>
      {name === null ? (
        <ButtonLink tone="secondary" to={paths.loginFrom(address)} onClick={() => keepUnsent(form, { address }, true)}>
          {texts.save}
        </ButtonLink>
      ) : (
        <InAccount key={`${name} ${address}`} name={name} choices={choices} />
      )}
    </S.Save>
  );
}

function InAccount({ name, choices }: { name: string; choices: Choices }) {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey, ...options } = usedBikeQueries.savedSearches(api, name);
  const { data } = useQuery({ queryKey, ...options });
  const address = toUsedBikes(choices);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => saveSearch(api, queryOf(choices)),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
  useEffect(() => {
    if (unsentForm(form)?.values['address'] !== address) return;
    forgetUnsent(form);
    mutate();
  }, [address, mutate]);
  if (isSuccess || data?.some(({ query }) => toUsedBikes(choicesOf(query)) === address))
    return (
      <output tabIndex={-1} ref={isSuccess ? focus : undefined}>
        {texts.saved} <Link to={`${paths.profile}#saved-searches`}>{texts.all}</Link>
      </output>
    );
  return (
    <>
      <Button tone="secondary" loading={isPending} onClick={() => mutate()}>
        {texts.save}
      </Button>
      {error && <ErrorPanel title={texts.notSaved} message={messageOf(error, texts.tryLater)} />}
    </>
  );
}

/** The pressed button has gone. */
const focus = (element: HTMLElement | null) => element?.focus();
