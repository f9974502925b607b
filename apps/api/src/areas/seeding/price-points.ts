import { formatMonth, formatPrice } from '@dopahiya/domain/site';
import { and, eq, inArray } from 'drizzle-orm';
import type { CatalogueModel } from '../../core/catalogue-file/catalogue-file.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { pricePoints, type StoredPriceSource } from '../../core/database/price-point-schema.ts';
import { bikes } from '../../core/database/schema.ts';

/** Price of a month before its model has an id: `bike` is the model's slug. */
export type PricePointRow = Omit<typeof pricePoints.$inferInsert, 'id' | 'bike_id'> & { bike: string };

/** Price of a month that a newer file replaced by another. */
export interface ReplacedPrice {
  bike: string;
  variant: string;
  month: string;
  before: number;
  after: number;
}

/** Returns the known prices of a model and its variants; the price of an upcoming model is expected, not known. */
export function toPricePointRows({ slug, status, variants, sources, ...model }: CatalogueModel): PricePointRow[] {
  if (status === 'upcoming') return [];
  const source = sourceOfPrices(sources);
  const priced = [
    { variant: '', month: model.price_month, price: model.price },
    ...variants.map(({ name, ex_showroom_price, price_month = model.price_month }) => ({
      variant: name,
      month: price_month,
      price: ex_showroom_price,
    })),
  ];
  return priced.flatMap(({ variant, month, price }) =>
    month === null || price === null ? [] : [{ bike: slug, variant, month, ex_showroom_price: price, source }],
  );
}

/** A source without fields covers prices too. */
function sourceOfPrices(sources: CatalogueModel['sources']): StoredPriceSource | null {
  const general = sources.find(({ fields }) => fields === undefined);
  return general ? { kind: general.kind, title: general.title, year: general.year ?? null } : null;
}

/** Returns the stored prices that these rows would replace by others, for the report of an import. */
export async function findReplacedPrices(orm: Orm, rows: readonly PricePointRow[]): Promise<ReplacedPrice[]> {
  const slugs = [...new Set(rows.map(({ bike }) => bike))];
  const { variant, month, ex_showroom_price } = pricePoints;
  const stored = await orm
    .select({ bike: bikes.slug, variant, month, before: ex_showroom_price })
    .from(pricePoints)
    .innerJoin(bikes, eq(bikes.id, pricePoints.bike_id))
    .where(and(inArray(bikes.slug, slugs), inArray(month, [...new Set(rows.map((row) => row.month))])));
  const before = new Map(stored.map((point) => [placeOf(point), point.before]));
  return rows.flatMap(({ ex_showroom_price: after, ...row }) => {
    const known = before.get(placeOf(row));
    return known === undefined || known === after
      ? []
      : [{ bike: row.bike, variant: row.variant, month: row.month, before: known, after }];
  });
}

const placeOf = ({ bike, variant, month }: Pick<PricePointRow, 'bike' | 'variant' | 'month'>): string =>
  JSON.stringify([bike, variant, month]);

/** Formats a replaced price for the terminal. */
export function formatReplacedPrice({ bike, variant, month, before, after }: ReplacedPrice): string {
  const name = variant === '' ? bike : `${bike}, ${variant}`;
  return `${name}: the price of ${formatMonth(month)} was ${formatPrice(before)} and is now ${formatPrice(after)}`;
}
