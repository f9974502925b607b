import { dateInIndia } from '@dopahiya/domain/site';
import { setTimeout as wait } from 'node:timers/promises';
import type { CurrentEdition } from '../../core/current-edition.ts';
import type { Clock } from '../../core/clock.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { catalogueState } from '../../core/database/schema.ts';

/** Time in ms for which the edition is trusted: another process may have seeded since. */
const TRUSTED_MS = 1000;

/** Maximum wait in ms for a hanging database if an edition is already known. */
const PATIENCE_MS = 250;

/** Identifies the catalogue in the database and the day in India, as some responses change daily. */
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

  /** Returns the edition, read at most a second ago; the last known one while the database is unavailable. */
  async current(): Promise<string> {
    if (this.known() === undefined) await (this.#reading ??= this.#read());
    return this.#name;
  }

  /** Returns the edition without waiting; undefined if it has to be read first. */
  known(): string | undefined {
    return Math.abs(this.#clock().getTime() - this.#readAt) > TRUSTED_MS ? undefined : this.#name;
  }

  async #read(): Promise<void> {
    const now = this.#clock();
    try {
      const [state] = await this.#stateInTime();
      if (state) this.#revision = state.revision;
    } catch {
      // Cached responses are better than none; new ones report the database error themselves.
    }
    this.#name = `${this.#revision} ${dateInIndia(now)}`;
    this.#readAt = now.getTime();
    this.#reading = undefined;
  }

  /** Reads the state of the catalogue; empty on timeout if an earlier one is known. One statement runs at a time. */
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
