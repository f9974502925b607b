import { suggestionQueries, useApi } from '@dopahiya/api-client';
import { fullNameOf } from '@dopahiya/domain/bikes';
import { placeName } from '@dopahiya/domain/places';
import { addressIn, paths, unknownBrandSlug } from '@dopahiya/domain/site';
import { whyNotInWords } from '@dopahiya/engines/choose';
import { Button, Combobox, type ComboboxOption, SiteLink, useDebounced } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import * as texts from '#texts/why-not-form';
import type { ChooseInputs } from './choose-inputs.ts';
import { type ChooseAnswer, needsSaid } from './choose-queries.ts';
import { HiddenNeeds } from './hidden-needs.tsx';
import type { ChangeNeeds } from './use-choice.ts';
import * as S from './why-not-form.styles.ts';

/** Minimum number of characters to show suggestions. */
const fewestLetters = 2;

export interface WhyNotFormProps {
  inputs: ChooseInputs;
  answer: ChooseAnswer;
  onChange: ChangeNeeds;
}

/** Says why a bike that the rider names isn't in the answer. */
export function WhyNotForm({ inputs, answer, onChange }: WhyNotFormProps) {
  const { why_not, unknownBike, city } = answer;
  const [text, setText] = useState(why_not?.bike.name ?? inputs.not ?? '');
  const options = useFoundBikes(text);
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    onChange({ not: text.trim() || null });
  };
  return (
    <S.Root aria-labelledby="why-not">
      <h2 id="why-not">{texts.title}</h2>
      <S.Form method="get" action={`${addressIn(paths.choose)}#why-not`} aria-label={texts.title} onSubmit={ask}>
        <HiddenNeeds inputs={inputs} of={(name) => name !== 'not'} />
        <Combobox
          label={texts.bike}
          labelled="visibly"
          name="not"
          maxLength={100}
          value={text}
          onValueChange={setText}
          sections={[{ options }]}
          onChoose={({ id, text: name }) => {
            setText(name);
            onChange({ not: id });
          }}
        />
        <Button type="submit" tone="secondary">
          {texts.ask}
        </Button>
      </S.Form>
      <S.Said aria-live="polite">
        {unknownBike !== null && texts.unknownBike(unknownBike)}
        {why_not && (
          <>
            {whyNotInWords(why_not, needsSaid(inputs), placeName(city))}{' '}
            <SiteLink to={paths.bike(why_not.card)} state={{ bike: why_not.card }}>
              {texts.open(why_not.bike.name)}
            </SiteLink>
          </>
        )}
      </S.Said>
    </S.Root>
  );
}

/** Bikes whose names match a text; none for a text that is too short. */
function useFoundBikes(text: string): ComboboxOption[] {
  const search = useDebounced(text.trim());
  const isSearching = search.length >= fewestLetters;
  const { data } = useQuery({
    ...suggestionQueries.matching(useApi(), search),
    enabled: isSearching,
    placeholderData: (last) => last,
  });
  if (!isSearching) return [];
  return (data?.results ?? []).flatMap(({ slug, name, brand, brand_slug }) => {
    const named = { name: brand ?? '', slug: brand ? (brand_slug ?? brand) : unknownBrandSlug };
    return slug ? [{ id: slug, text: fullNameOf({ brand: named, name }) }] : [];
  });
}
