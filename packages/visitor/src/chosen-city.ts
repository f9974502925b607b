import { defaultCity } from '@dopahiya/domain/places';
import { remembered } from './remembered.ts';

/** City for prices and showrooms; the API takes its name. */
export interface ChosenCity {
  name: string;
  /** Null if unknown. */
  state: string | null;
}

/** City that the visitor chose; Delhi by default. */
export const chosenCity = remembered<ChosenCity>({
  key: 'city',
  initial: { name: defaultCity, state: defaultCity },
  restore: (stored) => {
    const { name, state } = (stored ?? {}) as Partial<Record<keyof ChosenCity, unknown>>;
    if (typeof name !== 'string' || name === '') return undefined;
    return { name, state: typeof state === 'string' ? state : null };
  },
});

/** Checks whether the visitor chose a city (even Delhi) rather than getting the default. */
export const hasChosenCity = (city: ChosenCity): boolean => city !== chosenCity.initial;
