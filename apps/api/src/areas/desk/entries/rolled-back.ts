import type { Orm } from '../../../core/database/open-database.ts';

/** Carries a result out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('rolled back');
    this.result = result;
  }
}

/** Runs work in a transaction that is rolled back: nothing stays but its result. */
export async function rolledBack<Result>(orm: Orm, work: (transaction: Orm) => Promise<Result>): Promise<Result> {
  try {
    return await orm.transaction(async (transaction) => {
      throw new RolledBack(await work(transaction));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  }
}
