import { asc } from 'drizzle-orm';
import type { Orm } from '../../../core/database/open-database.ts';
import { faqs } from '../../../core/database/schema.ts';

/** General question. */
export type FaqRow = typeof faqs.$inferSelect;

export class FaqRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns all general questions in order. */
  find(): Promise<FaqRow[]> {
    return this.#orm.select().from(faqs).orderBy(asc(faqs.position), asc(faqs.id));
  }
}
