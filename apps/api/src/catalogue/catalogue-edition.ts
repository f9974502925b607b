import { type Clock, dateInIndia } from '../clock.ts';
import type { Orm } from '../db/open-database.ts';
import { catalogueState } from '../db/schema.ts';

/** How long what was read is taken for true: another process may have seeded since. */
const TRUSTED_MS = 1000;

/** Whatever knows which edition of the catalogue holds now. */
export type CurrentEdition = Pick<CatalogueEdition, 'current' | 'known'>;

/** Names the catalogue that the database holds, and the day in India, for some answers change with it. */
export class CatalogueEdition {
  readonly #orm: Orm;
  readonly #clock: Clock;
  #name = '';
  #revision = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(orm: Orm, clock: Clock) {
    this.#orm = orm;
    this.#clock = clock;
  }

  /** The edition of this second; the last one known while the database does not answer. */
  async current(): Promise<string> {
    if (this.known() === undefined) await (this.#reading ??= this.#read());
    return this.#name;
  }

  /** The edition of this second without waiting; undefined while it has to be read. */
  known(): string | undefined {
    return Math.abs(this.#clock().getTime() - this.#readAt) > TRUSTED_MS ? undefined : this.#name;
  }

  async #read(): Promise<void> {
    const now = this.#clock();
    try {
      const [state] = await this.#orm.select().from(catalogueState);
      this.#revision = state?.revision ?? 0;
    } catch {
      // Kept answers are worth more than none; one that has to be made says itself what is wrong.
    }
    this.#name = `${this.#revision} ${dateInIndia(now)}`;
    this.#readAt = now.getTime();
    this.#reading = undefined;
  }
}
