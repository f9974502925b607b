import type { AskedPrice } from './checker-address.ts';

/** State of the price checker. */
export interface CheckerState {
  /** Slug of the bike; null if none. */
  bike: string | null;
  variant: string | null;
  /** City named in the URL; null if the box was cleared, undefined to use the visitor's city. */
  city: string | null | undefined;
  /** Whether the price of this choice was requested. */
  isChecked: boolean;
  tab: 'price' | 'emi';
}

/** Action in the price checker. */
export type CheckerAction =
  /** Navigates to a URL; does nothing if its choice is already shown. */
  | { type: 'ask'; asked: AskedPrice }
  | { type: 'choose-bike'; bike: string }
  | { type: 'leave-bike' }
  | { type: 'clear' }
  | { type: 'choose-variant'; variant: string | null }
  /** Chooses a city, which becomes the visitor's city. */
  | { type: 'choose-city'; city: string | null }
  /** Another city was chosen elsewhere on the site. */
  | { type: 'follow-city' }
  | { type: 'check' }
  | { type: 'choose-tab'; tab: CheckerState['tab'] };

const untouched: CheckerState = { bike: null, variant: null, city: undefined, isChecked: false, tab: 'price' };

/** Returns the initial state for a URL; if it names a bike, the price is shown. */
export function startOf({ bike, variant, city }: AskedPrice): CheckerState {
  return { ...untouched, bike, variant, city: city ?? undefined, isChecked: bike !== null };
}

/** Reduces an action; a new bike or city clears the price, clearing the search clears everything. */
export function checkerReducer(state: CheckerState, action: CheckerAction): CheckerState {
  if (action.type === 'ask') return isShown(state, action.asked) ? state : startOf(action.asked);
  if (action.type === 'choose-bike') return { ...untouched, city: state.city, bike: action.bike };
  if (action.type === 'leave-bike') return { ...untouched, city: state.city };
  if (action.type === 'clear') return untouched;
  if (action.type === 'check') return { ...state, isChecked: true };
  if (action.type === 'choose-tab') return { ...state, tab: action.tab };
  if (action.type === 'follow-city') return { ...state, city: undefined };
  const changed =
    action.type === 'choose-city' ? { city: action.city === null ? null : undefined } : { variant: action.variant };
  return { ...state, ...changed, isChecked: false, tab: 'price' };
}

function isShown({ bike, variant, city, isChecked }: CheckerState, asked: AskedPrice): boolean {
  const isSameCity = city === undefined || city === asked.city;
  return isChecked && bike === asked.bike && variant === asked.variant && isSameCity;
}
