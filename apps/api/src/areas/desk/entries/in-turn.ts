import type { Database, Orm } from '../../../core/database/open-database.ts';
import { CatalogueWriter } from '../../seeding/index.ts';

/** Runs work in a transaction while no other process writes the catalogue. */
export function inTurn<Result>(database: Database, work: (transaction: Orm) => Promise<Result>): Promise<Result> {
  return database.orm.transaction(async (transaction) => {
    await new CatalogueWriter(transaction).lock();
    return work(transaction);
  });
}
