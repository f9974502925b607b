import type { Fuel } from '@dopahiya/domain/requests';
import type { Language } from '@dopahiya/domain/site';
import type { Wording } from '@dopahiya/domain/languages';
import { errors, priceLineTexts, type PriceLineTexts } from '../../core/texts/index.ts';
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
  /** Language of the rules in words; English by default. */
  language?: Language | undefined;
}

/** Validated query: place, day and price are valid. */
export interface Purchase {
  variant: VariantFacts;
  city: string;
  state: State;
  date: string;
  loan: boolean;
  language: Language;
  /** Texts in that language. */
  texts: PriceLineTexts;
}

/** Reason for rejecting a query. */
type PricingErrorCode = 'unknown_state' | 'invalid_date' | 'date_before_rules' | 'invalid_price';

/** Error for a query that cannot be priced; the message says what is wrong and what to do. */
export class PricingError extends Error {
  readonly code: PricingErrorCode;
  readonly wording: Wording;

  constructor(code: PricingErrorCode, wording: Wording) {
    super(wording.en);
    this.name = 'PricingError';
    this.code = code;
    this.wording = wording;
  }
}

/**
 * Validates a query.
 * @throws PricingError for an invalid state, day or price.
 */
export function purchaseFrom({ variant, city, date, loan = false, language = 'en' }: PricingQuery): Purchase {
  const state = stateNamed(city.state);
  if (!state) throw new PricingError('unknown_state', errors.stateUnknown(city.state));
  checkDate(date);
  checkPrice(variant.ex_showroom_price);
  return { variant, city: city.name, state, date, loan, language, texts: priceLineTexts[language] };
}

function checkDate(date: string): void {
  if (!isDay(date)) throw new PricingError('invalid_date', errors.noDate(date));
  if (date < firstTariffDay) throw new PricingError('date_before_rules', errors.tooEarly(firstTariffDay, date));
}

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function checkPrice(price: number | null): void {
  if (price === null || (Number.isSafeInteger(price) && price > 0)) return;
  throw new PricingError('invalid_price', errors.noWholePrice(price));
}
