import { placeName } from '@dopahiya/domain/places';
import { messageOf, priceQueries, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { StatePrices as Prices } from '@dopahiya/domain/prices';
import { formatPrice, missingPrice } from '@dopahiya/domain/site';
import { ErrorPanel, Spinner } from '@dopahiya/ui-kit';
import { estimateNote } from '@dopahiya/ui-kit/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/on-road-price';
import * as S from './state-prices.styles.ts';

export interface StatePricesProps {
  bike: BikeDetail;
  /** Name of the chosen variant; undefined if none. */
  variant: string | undefined;
  /** State of the chosen city; null if unknown. */
  state: string | null;
}

/** On-road prices of the same bike in other states, fetched when opened. Renders a `<details>`. */
export function StatePrices({ bike, variant, state }: StatePricesProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <S.Root onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{texts.otherStates}</summary>
      {wasOpened && <States bike={bike} variant={variant} state={state} />}
    </S.Root>
  );
}

function States({ bike, variant, state }: StatePricesProps) {
  const prices = useQuery(priceQueries.inStates(useApi(), bike.slug, variant));
  const error = useShownError(prices);
  const { data, isFetching, isPlaceholderData, refetch } = prices;
  if (error && !data) {
    const retry = () => void refetch();
    const message = messageOf(error, texts.checkConnection);
    return <ErrorPanel title={texts.statesFailedTitle} message={message} onRetry={retry} retrying={isFetching} />;
  }
  if (!data) return <Spinner label={texts.statesLoading} />;
  return (
    <div aria-busy={isPlaceholderData}>
      <S.Basis>{data.variant ? texts.statesBasis(data.variant, estimateNote(data)) : estimateNote(data)}</S.Basis>
      <StateTable prices={data} state={state} />
    </div>
  );
}

function StateTable({ prices: { states }, state }: { prices: Prices; state: string | null }) {
  return (
    <S.Table aria-label={texts.statesLabel}>
      <tbody>
        {states.map((place) => (
          <tr key={place.state} data-selected={place.state === state}>
            <th scope="row">{placeName(place.state)}</th>
            <td>{formatPrice(place.on_road_price, missingPrice.table)}</td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
}
