import { suggestionQueries, useApi } from '@dopahiya/api-client';
import { fullNameOf } from '@dopahiya/domain/bikes';
import { addressIn, paths } from '@dopahiya/domain/site';
import { Button, ChipLink, ChipRow, SelectField, showToast } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { CityBox } from '../city-box/city-box.tsx';
import { BikeBox } from '../chosen-bike/bike-box.tsx';
import { suggestedName } from '../chosen-bike/chosen-bike-queries.ts';
import { unknownBike } from '#texts/chosen-bike';
import { type AskedPrice, checkerAddress } from './checker-address.ts';
import { isRefused, isUnknown } from './checker-queries.ts';
import * as S from './price-checker.styles.ts';
import { type Checker, toastTime } from './use-checker.ts';

export interface CheckerFormProps {
  checker: Checker;
  /** Inputs from the URL. */
  asked: AskedPrice;
}

/** Bike, variant and city. Renders a GET form, which without scripts finds the bike by the typed text. */
export function CheckerForm({ checker, asked }: CheckerFormProps) {
  const { state, dispatch, city, bike, price, check } = checker;
  const navigate = useNavigate();
  const known = bike.data && state.bike !== null ? bike.data : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    if (state.bike !== null) void check();
    else if (typeof typed === 'string' && typed.trim() !== '')
      void navigate(checkerAddress({ bike: null, text: typed.trim(), variant: null, city }));
  };
  return (
    <S.Form method="get" action={addressIn(paths.priceChecker)} onSubmit={submit}>
      <BikeBox
        name="q"
        chosen={known ? fullNameOf(known) : null}
        typedBefore={asked.text ?? ''}
        popularTo={state.bike === null ? addressOfText : undefined}
        error={state.bike !== null && isUnknown(bike.error) ? unknownBike(state.bike) : undefined}
        onChoose={(slug) => dispatch({ type: 'choose-bike', bike: slug })}
        onEdit={() => state.bike !== null && dispatch({ type: 'leave-bike' })}
        onClear={() => dispatch({ type: 'clear' })}
      />
      {state.bike === null && asked.text !== null && <Meant text={asked.text} city={city} />}
      <S.Fields>
        <SelectField
          label={texts.variant}
          tag={texts.optional}
          name="variant"
          placeholder={texts.anyVariant}
          options={variantsOf(known).map((name) => ({ value: name, label: name }))}
          value={state.variant ?? ''}
          onChange={({ target }) => dispatch({ type: 'choose-variant', variant: target.value || null })}
        />
        <CityBox
          labelled="visibly"
          chosen={city}
          error={cityComplaint(city, price.error)}
          onChoose={(name) => dispatch({ type: 'choose-city', city: name })}
          onFailure={() => showToast({ kind: 'error', text: texts.citiesFailed, duration: toastTime })}
        />
      </S.Fields>
      <Button type="submit" size="large" disabled={city === null} loading={price.isFetching}>
        {texts.checkPrice}
      </Button>
    </S.Form>
  );
}

const addressOfText = (text: string): string => checkerAddress({ bike: null, text, variant: null, city: null });

/** Filters the variants, as an API may include those of other bikes. */
const variantsOf = (bike: NonNullable<Checker['bike']['data']> | undefined): string[] =>
  bike ? bike.variants.filter(({ bike_model }) => bike_model === String(bike.id)).map(({ name }) => name) : [];

function cityComplaint(city: string | null, error: Error | null): string | undefined {
  if (city === null) return texts.selectCity;
  return isRefused(error, 'city') ? texts.unknownCity(city) : undefined;
}

/** Bikes that a typed text may refer to, as links that keep the city. */
function Meant({ text, city }: { text: string; city: string | null }) {
  const { data } = useQuery(suggestionQueries.matching(useApi(), text));
  if (!data) return null;
  if (data.results.length === 0) return <S.Complaint role="alert">{texts.noBikes(text)}</S.Complaint>;
  return (
    <div>
      <S.Hint>{texts.severalBikes(text)}</S.Hint>
      <ChipRow label={texts.severalBikes(text)}>
        {data.results.map((bike) => (
          <ChipLink key={bike.id} to={checkerAddress({ bike: bike.slug, text: null, variant: null, city })}>
            {suggestedName(bike)}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
