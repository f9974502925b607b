import { eq } from 'drizzle-orm';
import type { Orm } from '../../core/database/open-database.ts';
import { bikes } from '../../core/database/schema.ts';
import type { DrawnModel } from './drawing-address.ts';
import type { DrawingFacts } from './drawn-bike.ts';

const drawn = {
  slug: bikes.slug,
  full_name: bikes.full_name,
  body_style: bikes.body_style,
  fuel_type: bikes.fuel_type,
  specifications: bikes.specifications,
  drawing_hints: bikes.drawing_hints,
  drawing_key: bikes.drawing_key,
  colours: bikes.colours,
};

/** Reads the facts for drawings. */
export class DrawingRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Finds the facts of the model with this slug. */
  async find(slug: string): Promise<(DrawnModel & DrawingFacts) | undefined> {
    const [row] = await this.#orm.select(drawn).from(bikes).where(eq(bikes.slug, slug));
    return row;
  }
}
