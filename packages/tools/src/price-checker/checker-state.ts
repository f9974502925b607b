import type { AskedPrice } from './checker-address.ts';

/** What is chosen in the price checker, and how far the visitor has come. */
export interface CheckerState {
  /** The bike by slug; null for none. */
  bike: string | null;
  variant: string | null;
  /** The city that the address names; null where the box was emptied, undefined where the visitor's own city holds. */
  city: string | null | undefined;
  /** Whether the price of this choice was asked for. */
  isChecked: boolean;
  tab: 'price' | 'emi';
}

/** What a visitor does. */
export type CheckerAction =
  /** Comes to an address; one that shows what is chosen already changes nothing. */
  | { type: 'ask'; asked: AskedPrice }
  | { type: 'choose-bike'; bike: string }
  | { type: 'leave-bike' }
  | { type: 'clear' }
  | { type: 'choose-variant'; variant: string | null }
  /** A city that is chosen is the visitor's own from then on. */
  | { type: 'choose-city'; city: string | null }
  /** Chose another city elsewhere on the site. */
  | { type: 'follow-city' }
  | { type: 'check' }
  | { type: 'choose-tab'; tab: CheckerState['tab'] };

const untouched: CheckerState = { bike: null, variant: null, city: undefined, isChecked: false, tab: 'price' };

/** Where an address begins: with its price where it names a bike. */
export function startOf({ bike, variant, city }: AskedPrice): CheckerState {
  return { ...untouched, bike, variant, city: city ?? undefined, isChecked: bike !== null };
}

/** A new bike or city clears the price; a cleared search clears everything. */
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
