import * as z from 'zod/mini';
import { priceConfidenceSchema } from './on-road-price.ts';

const energyPriceSchema = z.object({
  /** Rupees a litre or a kWh. */
  price: z.number(),
  /** What it may be at least and at most. */
  from: z.number(),
  to: z.number(),
  /** The day, month or year that it holds for. */
  date: z.string(),
  /** Where it was published. */
  source: z.string(),
  confidence: priceConfidenceSchema,
});

/** The price of a litre of petrol or a kWh of electricity, with its day and source. */
export type EnergyPrice = z.infer<typeof energyPriceSchema>;

/** What petrol and electricity cost in a city; null where nobody knows. */
export const runningCostsSchema = z.object({
  city: z.string(),
  state: z.string(),
  petrol: z.nullable(energyPriceSchema),
  /** At home, a kWh with duties. */
  electricity: z.nullable(energyPriceSchema),
  /** At a public charger, a kWh with GST. */
  public_charging: energyPriceSchema,
});
export type RunningCosts = z.infer<typeof runningCostsSchema>;
