import type { Health } from '@dopahiya/domain';
import type { BikeRepository } from '../catalogue/bikes/bike-repository.ts';
import type { Database } from '../db/open-database.ts';

/** Says whether the database answers. */
export class HealthService {
  readonly #database: Database['name'];
  readonly #bikes: Pick<BikeRepository, 'count'>;

  constructor(database: Database['name'], bikes: Pick<BikeRepository, 'count'>) {
    this.#database = database;
    this.#bikes = bikes;
  }

  /** The number of bikes, read from the database; `down` when it does not answer, and `onDown` hears why. */
  async check(onDown: (error: unknown) => void = () => undefined): Promise<Health> {
    try {
      return { status: 'ok', database: this.#database, bikes: await this.#bikes.count() };
    } catch (error) {
      onDown(error);
      return { status: 'down', database: this.#database, bikes: 0 };
    }
  }
}
