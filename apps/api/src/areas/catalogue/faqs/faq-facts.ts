import type { BikeRow, VariantRow } from '../bikes/bike-repository.ts';

/** A question about a model and what its facts answer; the topic is a slug of its own within the model. */
export interface BikeFaq {
  topic: string;
  question: string;
  answer: string;
}

/** The facts of a model that questions are answered from. */
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

/** What is asked of a model's variants. */
export type FaqVariant = Pick<VariantRow, 'name' | 'ex_showroom_price' | 'price_month'>;

/** Makes one question of the facts, or none when the fact is not known. */
export type AskFaq = (bike: FaqFacts, variants: FaqVariant[]) => BikeFaq | null;
