import * as z from 'zod/mini';
import { priceConfidenceSchema } from './on-road-price.ts';

const energyPriceSchema = z.object({
  /** Rupees per litre or kWh. */
  price: z.number(),
  /** Lowest and highest price. */
  from: z.number(),
  to: z.number(),
  /** Day, month or year of the price. */
  date: z.string(),
  /** Publication that the price comes from. */
  source: z.string(),
  confidence: priceConfidenceSchema,
});

/** Price per litre of petrol or kWh of electricity, with its date and source. */
export type EnergyPrice = z.infer<typeof energyPriceSchema>;

/** Petrol and electricity prices in a city; null if unknown. */
export const runningCostsSchema = z.object({
  city: z.string(),
  state: z.string(),
  petrol: z.nullable(energyPriceSchema),
  /** At home, per kWh with duties. */
  electricity: z.nullable(energyPriceSchema),
  /** At a public charger, per kWh with GST. */
  public_charging: energyPriceSchema,
});
export type RunningCosts = z.infer<typeof runningCostsSchema>;
