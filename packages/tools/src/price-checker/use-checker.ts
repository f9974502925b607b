import { bikeQueries, isUnsent, priceQueries, useApi } from '@dopahiya/api-client';
import { addressIn } from '@dopahiya/domain/site';
import { openAsDocument } from '@dopahiya/site';
import { showToast } from '@dopahiya/ui-kit';
import { chosenCity, useRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/price-checker';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useCityInForce } from '../city-in-force/use-city-in-force.ts';
import { type AskedPrice, checkerAddress } from './checker-address.ts';
import { checkerReducer, startOf } from './checker-state.ts';

/** Duration of price checker toasts, in ms. */
export const toastTime = 3000;

/** Returns the state of the price checker, the chosen bike and its price once requested. */
export function useChecker(asked: AskedPrice, onCheck: ((choice: AskedPrice) => void) | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  const [remembered] = useRemembered(chosenCity);
  const [state, dispatch] = useReducer(checkerReducer, asked, startOf);
  const isNew = useNewAddress(asked, () => dispatch({ type: 'ask', asked }));
  const inForce = useCityInForce(asked.city);
  // The city of a new address is not yet in the state.
  if (!isNew && state.city && state.city !== inForce) dispatch({ type: 'follow-city' });
  const city = state.city === undefined ? remembered.name : state.city;
  const bike = useQuery({ ...bikeQueries.detail(api, state.bike ?? ''), enabled: state.bike !== null });
  const options = priceQueries.onRoad(api, { slug: state.bike ?? '', city, variant: state.variant ?? undefined });
  const isAsked = state.isChecked && state.bike !== null && city !== null;
  // A new choice clears the previous price instead of keeping it as a placeholder.
  const price = useQuery({ ...options, enabled: isAsked, placeholderData: undefined });

  const check = async () => {
    if (state.bike === null || city === null) return;
    dispatch({ type: 'check' });
    const choice = { bike: state.bike, text: null, variant: state.variant, city };
    onCheck?.(choice);
    const failure = await queries.query(options).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (!failure) showToast({ kind: 'success', text: texts.fetched, duration: toastTime });
    else if (isUnsent(failure.error)) void openAsDocument(addressIn(checkerAddress(choice)));
    else showToast({ kind: 'error', text: texts.failed, duration: toastTime });
  };
  return { state, dispatch, city, bike, price, isAsked, check };
}

/** Shared state of the price checker's components. */
export type Checker = ReturnType<typeof useChecker>;

/** Detects a URL that changed by Back or a link, not by a check made here. */
function useNewAddress(asked: AskedPrice, show: () => void): boolean {
  const address = checkerAddress(asked);
  const [shown, setShown] = useState(address);
  if (shown === address) return false;
  setShown(address);
  show();
  return true;
}
