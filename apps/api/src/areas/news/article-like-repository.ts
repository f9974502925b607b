import { and, eq, sql } from 'drizzle-orm';
import { users, articleLikes } from '../../core/database/account-schema.ts';
import { countRows } from '../../core/database/row-queries.ts';
import { isConfirmed } from '../../core/database/account-queries.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { articles } from '../../core/database/schema.ts';

/** Stores likes of articles. */
export class ArticleLikeRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Adds a user's like, once. Does nothing if the article or user was deleted meanwhile. */
  async add(articleId: number, userId: number): Promise<void> {
    await this.#orm.execute(sql`
      insert into ${articleLikes} (article_id, user_id)
      select ${articles.id}, ${users.id} from ${articles}, ${users}
      where ${articles.id} = ${articleId} and ${users.id} = ${userId}
      for key share
      on conflict do nothing
    `);
  }

  /** Checks whether a user has confirmed their mail address. */
  isConfirmed(userId: number): Promise<boolean> {
    return isConfirmed(this.#orm, userId);
  }

  async remove(articleId: number, userId: number): Promise<void> {
    await this.#orm.delete(articleLikes).where(byUser(articleId, userId));
  }

  count(articleId: number): Promise<number> {
    return countRows(this.#orm, articleLikes, eq(articleLikes.article_id, articleId));
  }

  async has(articleId: number, userId: number): Promise<boolean> {
    return (await countRows(this.#orm, articleLikes, byUser(articleId, userId))) > 0;
  }
}

const byUser = (articleId: number, userId: number) =>
  and(eq(articleLikes.article_id, articleId), eq(articleLikes.user_id, userId));
