import { and, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../../core/database/open-database.ts';
import { pricePoints } from '../../../core/database/price-point-schema.ts';

/** Maximum number of months of one history: ten years. */
export const MAX_MONTHS = 120;

/** Known price of a month. */
export type PricePointRow = Pick<typeof pricePoints.$inferSelect, 'month' | 'ex_showroom_price' | 'source'>;

/** Known prices by month. */
export class PricePointRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns the newest known prices of a variant, or with an empty name of the model itself, oldest first. */
  async of(bikeId: number, variant: string): Promise<PricePointRow[]> {
    const { month, ex_showroom_price, source } = pricePoints;
    const rows = await this.#orm
      .select({ month, ex_showroom_price, source })
      .from(pricePoints)
      .where(and(eq(pricePoints.bike_id, bikeId), eq(pricePoints.variant, variant)))
      .orderBy(desc(month))
      .limit(MAX_MONTHS);
    return rows.toReversed();
  }
}
