import type { Health } from '@dopahiya/domain/requests';
import type { BikeRepository } from '../catalogue/index.ts';
import type { Database } from '../../core/database/open-database.ts';

/** Whoever asks how we are waits at most two seconds; the rest is for the way. */
const PATIENCE_MS = 1500;

/** Says whether the database answers. */
export class HealthService {
  readonly #database: Database['name'];
  readonly #bikes: Pick<BikeRepository, 'count'>;
  #counting: Promise<number> | undefined;

  constructor(database: Database['name'], bikes: Pick<BikeRepository, 'count'>) {
    this.#database = database;
    this.#bikes = bikes;
  }

  /** The number of bikes, read from the database; `down` when it does not answer in time, and `onDown` hears why. */
  async check(onDown: (error: unknown) => void = () => undefined): Promise<Health> {
    try {
      return { status: 'ok', database: this.#database, bikes: await this.#countInTime() };
    } catch (error) {
      onDown(error);
      return { status: 'down', database: this.#database, bikes: 0 };
    }
  }

  /** However many ask, one count is under way: a database that hangs is not hung more often by being asked. */
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
