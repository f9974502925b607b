import { type ChosenCity, chosenCity, useRemembered } from '@dopahiya/visitor';
import { useEffect, useState } from 'react';

/** Returns the city for prices: the one in the address until the visitor chooses another on any page. */
export function useCityInForce(asked: string | null): ChosenCity {
  const [remembered] = useRemembered(chosenCity);
  const [left, leave] = useState<string | null>(null);
  useEffect(() => (asked === null ? undefined : chosenCity.watch(() => leave(asked))), [asked]);
  return asked === null || asked === left ? remembered : inCity(asked);
}

const inCity = (name: string): ChosenCity => ({ name, state: null });
