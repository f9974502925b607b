import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { deskEntries } from '../../core/database/desk-schema.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { singleFormats, type SingleKind, singleKinds, type Singles } from './single-formats.ts';

const folder = new URL('../../../data/', import.meta.url);

const fromFiles = Object.fromEntries(singleKinds.map((kind) => [kind, readOwn(kind)])) as unknown as Singles;

/** Content of the repository's own files, for as long as the desk has changed nothing. */
export const ownSingle = <Kind extends SingleKind>(kind: Kind): Singles[Kind] => fromFiles[kind];

/** Returns content as the desk or an import changed it last, or as in our own files. */
export async function readSingle<Kind extends SingleKind>(orm: Orm, kind: Kind): Promise<Singles[Kind]> {
  const [row] = await orm
    .select({ content: deskEntries.content })
    .from(deskEntries)
    .where(and(eq(deskEntries.kind, kind), eq(deskEntries.slug, kind)));
  return row?.content ? (singleFormats[kind].parse(row.content) as Singles[Kind]) : ownSingle(kind);
}

/** @throws Error that names the file and what is wrong in it. */
function readOwn(kind: SingleKind): unknown {
  const { data, error } = singleFormats[kind].safeParse(
    JSON.parse(readFileSync(new URL(`${kind}.json`, folder), 'utf8')),
  );
  if (error) throw new Error(`data/${kind}.json is wrong. ${z.prettifyError(error)}`, { cause: error });
  return data;
}
