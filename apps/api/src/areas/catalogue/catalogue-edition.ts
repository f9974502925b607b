import { dateInIndia } from '@dopahiya/domain/site';
import { setTimeout as wait } from 'node:timers/promises';
import type { CurrentEdition } from '../../core/current-edition.ts';
import type { Clock } from '../../core/clock.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { catalogueState } from '../../core/database/schema.ts';

/** How long what was read is taken for true: another process may have seeded since. */
const TRUSTED_MS = 1000;

/** How long an answer waits for a database that hangs, where an edition is known already. */
const PATIENCE_MS = 250;

/** Names the catalogue that the database holds, and the day in India, for some answers change with it. */
export class CatalogueEdition implements CurrentEdition {
  readonly #orm: Orm;
  readonly #clock: Clock;
  #name = '';
  #revision = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  #stating: Promise<State[]> | undefined;

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
      const [state] = await this.#stateInTime();
      if (state) this.#revision = state.revision;
    } catch {
      // Cached answers are worth more than none; one that has to be made says itself what is wrong.
    }
    this.#name = `${this.#revision} ${dateInIndia(now)}`;
    this.#readAt = now.getTime();
    this.#reading = undefined;
  }

  /** The state of the catalogue; nothing while one that was read before must do. One statement at a time is under way. */
  async #stateInTime(): Promise<State[]> {
    this.#stating ??= this.#orm
      .select()
      .from(catalogueState)
      .finally(() => (this.#stating = undefined));
    if (this.#name === '') return this.#stating;
    return Promise.race([this.#stating, wait(PATIENCE_MS, [], { ref: false })]);
  }
}

type State = typeof catalogueState.$inferSelect;
