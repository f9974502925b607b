import type { Health } from '@dopahiya/domain/requests';
import type { BikeRepository } from '../catalogue/index.ts';
import type { Database } from '../../core/database/open-database.ts';

/** Timeout in ms: callers of the health check wait at most two seconds, including the network. */
const PATIENCE_MS = 1500;

/** Checks whether the database is available. */
export class HealthService {
  readonly #database: Database['name'];
  readonly #bikes: Pick<BikeRepository, 'count'>;
  #counting: Promise<number> | undefined;

  constructor(database: Database['name'], bikes: Pick<BikeRepository, 'count'>) {
    this.#database = database;
    this.#bikes = bikes;
  }

  /** Returns the number of bikes, read from the database; `down` on timeout or error, which is passed to `onDown`. */
  async check(onDown: (error: unknown) => void = () => undefined): Promise<Health> {
    try {
      return { status: 'ok', database: this.#database, bikes: await this.#countInTime() };
    } catch (error) {
      onDown(error);
      return { status: 'down', database: this.#database, bikes: 0 };
    }
  }

  /** Runs one count at a time, however many callers there are, so as not to add load to a hanging database. */
  async #countInTime(): Promise<number> {
    this.#counting ??= this.#bikes.count().finally(() => (this.#counting = undefined));
    const late = Promise.withResolvers<never>();
    const error = new Error(`the database has not answered for ${PATIENCE_MS} ms`);
    const deadline = setTimeout(late.reject, PATIENCE_MS, error);
    try {
      return await Promise.race([this.#counting, late.promise]);
    } finally {
      clearTimeout(deadline);
    }
  }
}
