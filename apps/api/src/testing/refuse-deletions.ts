import { sql } from 'drizzle-orm';
import type { Database } from '../core/database/open-database.ts';

/** Makes the database refuse every deletion from a table. @returns a function that reverts this. */
export async function refuseDeletions({ orm }: Database, table: string): Promise<() => Promise<void>> {
  const name = sql.identifier(`refuse_${table}`);
  await orm.execute(sql`
    create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$
  `);
  await orm.execute(
    sql`create trigger ${name} before delete on ${sql.identifier(table)} for each row execute function ${name}()`,
  );
  return async () => void (await orm.execute(sql`drop function ${name}() cascade`));
}
