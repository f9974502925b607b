import { readFileSync } from 'node:fs';
import * as z from 'zod';

const folder = new URL('../../../data/tables/', import.meta.url);

/**
 * Reads the rows of a table in `data/tables`, which documents its content, source and month.
 * @throws Error that names the file and what is wrong in it.
 */
export function readTable<Rows>(name: string, rows: z.ZodType<Rows>): Rows {
  const schema = z.strictObject({
    about: z.string().min(1),
    source: z.string().min(1),
    month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'must be a month like 2026-11'),
    rows,
  });
  const file = new URL(`${name}.json`, folder);
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`data/tables/${name}.json is wrong. ${z.prettifyError(error)}`, { cause: error });
  return data.rows;
}
