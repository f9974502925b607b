import { defaultCity } from '@dopahiya/domain/places';
import { remembered } from './remembered.ts';

/** The city whose prices and showrooms a visitor sees; the API takes its name. */
export interface ChosenCity {
  name: string;
  /** Null where it is not known. */
  state: string | null;
}

/** The city that the visitor chose, Delhi at first. */
export const chosenCity = remembered<ChosenCity>({
  key: 'city',
  initial: { name: defaultCity, state: defaultCity },
  restore: (stored) => {
    const { name, state } = (stored ?? {}) as Partial<Record<keyof ChosenCity, unknown>>;
    if (typeof name !== 'string' || name === '') return undefined;
    return { name, state: typeof state === 'string' ? state : null };
  },
});

/** Whether the visitor chose a city, be it Delhi: else it is assumed. */
export const hasChosenCity = (city: ChosenCity): boolean => city !== chosenCity.initial;
