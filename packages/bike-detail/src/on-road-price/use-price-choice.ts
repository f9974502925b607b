import type { BikeDetail, Variant } from '@dopahiya/domain/bikes';
import { type ChosenCity, chosenCity, useRemembered } from '@dopahiya/visitor';
import { useState, useEffect } from 'react';
import { firstVariantOf, variantsOf } from '../variants-of.ts';

/** Inputs of the on-road price, and how to change them. */
export interface PriceChoice {
  /** The city that the visitor chose on any page. */
  city: ChosenCity;
  chooseCity: (city: ChosenCity) => void;
  variants: Variant[];
  /** The chosen variant, that of the model's own price by default; null if no variant has it. */
  variant: Variant | null;
  chooseVariant: (id: Variant['id']) => void;
}

/** Holds the chosen variant and city. */
export function usePriceChoice(bike: BikeDetail, city: ChosenCity): PriceChoice {
  const [chosen, chooseVariant] = useState<Variant['id'] | null>(null);
  const variants = variantsOf(bike);
  const variant = variants.find(({ id }) => id === chosen) ?? firstVariantOf(bike);
  return { city, chooseCity: (next) => void chosenCity.write(next), variants, variant, chooseVariant };
}

/** Returns the city for prices: the one in the address until the visitor chooses another on any page. */
export function useCityInForce(asked: string | null): ChosenCity {
  const [remembered] = useRemembered(chosenCity);
  const [left, leave] = useState<string | null>(null);
  useEffect(() => (asked === null ? undefined : chosenCity.watch(() => leave(asked))), [asked]);
  return asked === null || asked === left ? remembered : inCity(asked);
}

const inCity = (name: string): ChosenCity => ({ name, state: null });
