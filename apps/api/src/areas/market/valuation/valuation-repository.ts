import { bySlugOrId } from '../../../core/database/by-slug-or-id.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { bikes } from '../../../core/database/schema.ts';
import type { ValuedModel } from './valued-bike.ts';

/** A model with what its value rests on, and the brand that it is of. */
export interface ModelToValue extends ValuedModel {
  brand_id: number;
}

/** Reads what values rest on. */
export class ValuationRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** The model with this slug or id; undefined when there is none. */
  async model(slugOrId: string): Promise<ModelToValue | undefined> {
    const { slug, status, fuel_type, engine_capacity, price, price_month, brand_id } = bikes;
    const [row] = await this.#orm
      .select({ slug, status, fuel_type, engine_capacity, price, price_month, brand_id })
      .from(bikes)
      .where(bySlugOrId(bikes, slugOrId));
    return row;
  }
}
