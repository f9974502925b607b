import type { Fuel } from '@dopahiya/domain/requests';
import { formatDate } from '@dopahiya/domain/site';
import { firstTariffDay } from './rules/third-party-tariff.ts';
import { type State, stateNamed } from './states.ts';

/** What the price of a variant depends on; facts that are not known are null. */
export interface VariantFacts {
  /** Whole rupees, ex-showroom Delhi. */
  ex_showroom_price: number | null;
  /** The month that the price is of, as 'YYYY-MM'; null or absent where it holds on the day of the purchase. */
  price_month?: string | null;
  fuel_type: Fuel;
  /** In cc. */
  displacement: number | null;
  motor_power_kw: number | null;
  /** In kg. */
  kerb_weight: number | null;
  /** In kWh. */
  battery_capacity: number | null;
  /** Whether the maker took the central subsidy off the listed price already. */
  subsidy_deducted?: boolean;
}

/** What is bought, where, when ('YYYY-MM-DD'), and whether on a loan. */
export interface PricingQuery {
  variant: VariantFacts;
  city: { name: string; state: string };
  date: string;
  loan?: boolean;
}

/** A query whose place, day and price have been checked. */
export interface Purchase {
  variant: VariantFacts;
  city: string;
  state: State;
  date: string;
  loan: boolean;
}

/** Why a price was refused. */
type PricingErrorCode = 'unknown_state' | 'invalid_date' | 'date_before_rules' | 'invalid_price';

/** A query that cannot be priced at all; the message says what is wrong and what to do. */
export class PricingError extends Error {
  readonly code: PricingErrorCode;

  constructor(code: PricingErrorCode, message: string) {
    super(message);
    this.name = 'PricingError';
    this.code = code;
  }
}

/**
 * Checks a query at the edge of the engine.
 * @throws PricingError when the state, the day or the price cannot be right.
 */
export function purchaseFrom({ variant, city, date, loan = false }: PricingQuery): Purchase {
  const state = stateNamed(city.state);
  if (!state) throw new PricingError('unknown_state', unknownState(city.state));
  checkDate(date);
  checkPrice(variant.ex_showroom_price);
  return { variant, city: city.name, state, date, loan };
}

const unknownState = (name: string): string =>
  `We don’t know a state or union territory called '${name}'. Check the spelling.`;

function checkDate(date: string): void {
  if (!isDay(date)) {
    throw new PricingError(
      'invalid_date',
      `'${date}' is not a date. Write it as year-month-day, for example 2026-11-21.`,
    );
  }
  if (date < firstTariffDay) {
    const first = formatDate(firstTariffDay);
    const message = `On-road prices start on ${first}. ${formatDate(date)} is earlier. Choose a later day.`;
    throw new PricingError('date_before_rules', message);
  }
}

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function checkPrice(price: number | null): void {
  if (price === null || (Number.isSafeInteger(price) && price > 0)) return;
  throw new PricingError(
    'invalid_price',
    `An ex-showroom price must be whole rupees above zero, or null. ${price} is not.`,
  );
}
