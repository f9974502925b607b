import * as z from 'zod/mini';
import { sourceKinds } from '../bikes/figure-source.ts';
import { lenientList, lenientMonth, lenientNumber, lenientPrice, lenientText } from '../requests/lenient-values.ts';

/**
 * Why the on-road price of a month isn't known: a rule or fact isn't known, they changed within the month, a subsidy ran that the listed price
 * may already contain, or no city was given.
 */
const unknownOnRoad = ['no_rules', 'rules_changed', 'subsidy', 'no_city'] as const;

const pricePointSchema = z.object({
  month: z.string(),
  ex_showroom_price: z.number(),
  on_road_price: lenientPrice,
  on_road_unknown: z.nullable(z.enum(unknownOnRoad)),
  source: z.nullable(z.object({ kind: z.enum(sourceKinds), title: z.string(), year: lenientNumber })),
});

/** Known price of a month 'YYYY-MM' in whole rupees: ex-showroom Delhi, and on the road in a city by the rules of that month. */
export type PricePoint = z.infer<typeof pricePointSchema>;

const priceEventSchema = z.object({
  kind: z.enum(['gst', 'subsidy']),
  day: z.string(),
  before: z.number(),
  after: z.number(),
  scheme: lenientText,
  source: z.string(),
});

/** Change of a rule for many bikes: GST in %, or a subsidy in rupees per kWh of battery. */
export type PriceEvent = z.infer<typeof priceEventSchema>;

const lastChangeSchema = z.object({ from_month: z.string(), month: z.string(), amount: z.number() });

const ruleChangeSchema = z.object({
  day: z.string(),
  on_road_price: lenientPrice,
  lines: z.array(z.string()),
});

/**
 * Known prices of a bike by month, oldest first, with gaps where none is known. `variant` is null for the model's own price. `on_road_price`
 * is that of `date`, in `city`; both are null without a city. `last_change` compares the last two known prices that differ. `next_change` is
 * the next known day on which the rules change the on-road price, which is null where they are not known.
 */
export const priceHistorySchema = z.object({
  variant: lenientText,
  city: lenientText,
  state: lenientText,
  date: lenientText,
  price_month: lenientMonth,
  on_road_price: lenientPrice,
  points: lenientList(pricePointSchema),
  events: lenientList(priceEventSchema),
  last_change: z.nullable(lastChangeSchema),
  next_change: z.nullable(ruleChangeSchema),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;
