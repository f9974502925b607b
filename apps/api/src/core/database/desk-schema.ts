import type { DeskContent, DeskKind } from '@dopahiya/domain/desk';
import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';

const moment = () => timestamp({ withTimezone: true });
const subject = () => ({ kind: text().$type<DeskKind>().notNull(), slug: text().notNull() });

/** Content that the desk changed, as it was last published: seeding from files keeps it. Null for a removed entry. */
export const deskEntries = pgTable(
  'desk_entries',
  {
    ...subject(),
    content: jsonb().$type<DeskContent>(),
    changed_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** Every publication: who changed what, when, and from which content to which. Null for content before it existed, or after its end. */
export const deskRevisions = pgTable(
  'desk_revisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...subject(),
    title: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    at: moment().notNull(),
    note: text(),
    before: jsonb().$type<DeskContent>(),
    after: jsonb().$type<DeskContent>(),
    /** Revision that this one undoes, and the one that undid this. */
    undoes: integer().references((): AnyPgColumn => deskRevisions.id, { onDelete: 'set null' }),
    undone_by: integer().references((): AnyPgColumn => deskRevisions.id, { onDelete: 'set null' }),
  },
  (table) => [index('desk_revisions_entry').on(table.kind, table.slug, table.id.desc().nullsFirst())],
);

/** Unpublished content of one user; `base` is the version that it began with. */
export const deskDrafts = pgTable(
  'desk_drafts',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...subject(),
    content: jsonb().$type<DeskContent>().notNull(),
    base: text(),
    saved_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind, table.slug] })],
);

/** Photographs uploaded at the desk; content names them by their key. */
export const deskPhotos = pgTable('desk_photos', {
  key: text().primaryKey(),
  widths: jsonb().$type<number[]>().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  uploaded_at: moment().notNull(),
});
