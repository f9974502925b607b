import type { Fuel } from '@dopahiya/domain/requests';
import { formatDate } from '@dopahiya/domain/site';
import { firstTariffDay } from './rules/third-party-tariff.ts';
import { type State, stateNamed } from './states.ts';

/** Facts that the price of a variant depends on; unknown ones are null. */
export interface VariantFacts {
  /** Whole rupees, ex-showroom Delhi. */
  ex_showroom_price: number | null;
  /** Month of the price, as 'YYYY-MM'; null or absent if it holds on the day of purchase. */
  price_month?: string | null;
  fuel_type: Fuel;
  /** In cc. */
  displacement: number | null;
  motor_power_kw: number | null;
  /** In kg. */
  kerb_weight: number | null;
  /** In kWh. */
  battery_capacity: number | null;
  /** Whether the manufacturer has already deducted the central subsidy from the listed price. */
  subsidy_deducted?: boolean;
}

/** Query for a price: variant, city, date ('YYYY-MM-DD'), and whether on a loan. */
export interface PricingQuery {
  variant: VariantFacts;
  city: { name: string; state: string };
  date: string;
  loan?: boolean;
}

/** Validated query: place, day and price are valid. */
export interface Purchase {
  variant: VariantFacts;
  city: string;
  state: State;
  date: string;
  loan: boolean;
}

/** Reason for rejecting a query. */
type PricingErrorCode = 'unknown_state' | 'invalid_date' | 'date_before_rules' | 'invalid_price';

/** Error for a query that cannot be priced; the message says what is wrong and what to do. */
export class PricingError extends Error {
  readonly code: PricingErrorCode;

  constructor(code: PricingErrorCode, message: string) {
    super(message);
    this.name = 'PricingError';
    this.code = code;
  }
}

/**
 * Validates a query.
 * @throws PricingError for an invalid state, day or price.
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
