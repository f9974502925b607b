import { bySlugOrId } from '../../../core/database/by-slug-or-id.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes } from '../../../core/database/schema.ts';
import type { ValuedModel } from './valued-bike.ts';

/** A model with what its value rests on, the brand that it is of, and when it was launched. */
export interface ModelToValue extends ValuedModel {
  brand_id: number;
  name: string;
  launch_date: string | null;
}

/** Reads what values rest on. */
export class ValuationRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The model with this slug or id; undefined when there is none. */
  async model(slugOrId: string): Promise<ModelToValue | undefined> {
    const { slug, name, status, fuel_type, engine_capacity, price, price_month, brand_id, launch_date } = bikes;
    const [row] = await this.#orm
      .select({ slug, name, status, fuel_type, engine_capacity, price, price_month, brand_id, launch_date })
      .from(bikes)
      .where(bySlugOrId(bikes, slugOrId));
    return row;
  }
}
