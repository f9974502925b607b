import { and, eq } from 'drizzle-orm';
import type { DeskContent } from '@dopahiya/domain/desk';
import { deskEntries } from '../../core/database/desk-schema.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { ownSingle, readSingle, singleKinds, type Singles } from '../site-content/index.ts';
import { isSame } from './canonical.ts';
import type { KeptEntry } from './desk-changes.ts';

/** Stores loan rates, claims and contact details of files. Those that equal our own files need no place in the database. */
export async function writeSingles(orm: Orm, singles: Partial<Singles>, now: Date): Promise<void> {
  for (const kind of singleKinds) {
    const content = singles[kind];
    if (content === undefined) continue;
    await orm.delete(deskEntries).where(and(eq(deskEntries.kind, kind), eq(deskEntries.slug, kind)));
    if (isSame(content, ownSingle(kind))) continue;
    await orm.insert(deskEntries).values({ kind, slug: kind, content: content as DeskContent, changed_at: now });
  }
}

/** Returns those that the database has otherwise. */
export async function otherSingles(orm: Orm, singles: Partial<Singles>): Promise<KeptEntry[]> {
  const others: KeptEntry[] = [];
  for (const kind of singleKinds) {
    const content = singles[kind];
    if (content !== undefined && !isSame(content, await readSingle(orm, kind))) others.push({ kind, slug: kind });
  }
  return others;
}
