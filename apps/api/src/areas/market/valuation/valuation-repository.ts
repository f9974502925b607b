import { bySlugOrId } from '../../../core/database/by-slug-or-id.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes } from '../../../core/database/schema.ts';
import type { ValuedModel } from './valued-bike.ts';

/** A catalogue model with the data for its valuation, its brand and launch date. */
export interface ModelToValue extends ValuedModel {
  brand_id: number;
  name: string;
  launch_date: string | null;
}

/** Reads the data for valuations. */
export class ValuationRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns the model with this slug or id; undefined if there is none. */
  async model(slugOrId: string): Promise<ModelToValue | undefined> {
    const { slug, name, status, fuel_type, engine_capacity, price, price_month, brand_id, launch_date } = bikes;
    const [row] = await this.#orm
      .select({ slug, name, status, fuel_type, engine_capacity, price, price_month, brand_id, launch_date })
      .from(bikes)
      .where(bySlugOrId(bikes, slugOrId));
    return row;
  }
}
