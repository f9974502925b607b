import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';
import { articles } from './schema.ts';

/** Likes of articles; deleted with the article or the user. */
export const articleLikes = pgTable(
  'article_likes',
  {
    article_id: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.article_id, table.user_id] }),
    index('article_likes_user').on(table.user_id),
  ],
);
