import type { BikeFaqTexts } from '../texts/en/bike-faqs.ts';
import type { BikeRow, VariantRow } from '../bikes/bike-repository.ts';

/** Question about a model, answered from its facts; the topic is a slug unique within the model. */
export interface BikeFaq {
  topic: string;
  question: string;
  answer: string;
}

/** Facts of a model that answer questions. */
export type FaqFacts = Pick<
  BikeRow,
  | 'full_name'
  | 'status'
  | 'fuel_type'
  | 'price'
  | 'price_month'
  | 'launch_date'
  | 'engine_capacity'
  | 'mileage'
  | 'mileage_kind'
  | 'max_power'
  | 'battery_capacity'
  | 'battery_range'
  | 'range_kind'
  | 'top_speed'
  | 'specifications'
  | 'colours'
>;

/** Facts of a variant that answer questions. */
export type FaqVariant = Pick<VariantRow, 'name' | 'ex_showroom_price' | 'price_month'>;

/** Builds a question from the facts; null if the fact is unknown. */
export type AskFaq = (bike: FaqFacts, variants: FaqVariant[], texts: BikeFaqTexts) => BikeFaq | null;
