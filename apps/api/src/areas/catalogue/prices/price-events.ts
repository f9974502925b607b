import type { PriceEvent } from '@dopahiya/domain/prices';
import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';
import { priceBeforeGst, purchaseFrom, type VariantFacts } from '../../pricing/index.ts';

const cc = z.number().positive().optional();
const event = { day: z.iso.date(), before: z.number().nonnegative(), after: z.number().nonnegative() };
const source = z.string().min(1);

const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gst'), ...event, fuel: z.literal('petrol'), up_to_cc: cc, above_cc: cc, source }),
  z.strictObject({
    kind: z.literal('subsidy'),
    ...event,
    scheme: z.string().min(1),
    fuel: z.literal('electric'),
    /** Maximum price before GST of an eligible two-wheeler, in whole rupees. */
    price_limit: z.number().positive(),
    source,
  }),
]);

/** Changes of rules that changed the prices of many two-wheelers, oldest first. */
export const priceEvents = readTable('price-events', z.array(eventSchema));
type StoredEvent = (typeof priceEvents)[number];

/** Returns the events from a month to a day that concern a bike; none for an engine whose size is unknown. */
export function eventsFor(facts: VariantFacts, fromMonth: string, untilDay: string): PriceEvent[] {
  return priceEvents
    .filter((one) => one.day >= `${fromMonth}-01` && one.day <= untilDay && concerns(one, facts, untilDay))
    .map(({ kind, day, before, after, source: from, ...one }) => {
      const scheme = 'scheme' in one ? one.scheme : null;
      return { kind, day, before, after, scheme, source: from };
    });
}

function concerns(one: StoredEvent, facts: VariantFacts, day: string): boolean {
  const { fuel_type, displacement } = facts;
  if (one.fuel !== fuel_type) return false;
  if (one.kind === 'subsidy') {
    const price = priceBeforeGst(purchaseFrom({ variant: facts, city: { name: 'Delhi', state: 'Delhi' }, date: day }));
    return price !== null && price <= one.price_limit;
  }
  if (displacement === null) return false;
  return displacement > (one.above_cc ?? 0) && displacement <= (one.up_to_cc ?? Number.POSITIVE_INFINITY);
}
