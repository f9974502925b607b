import { eq, getTableColumns } from 'drizzle-orm';
import { emailChanges, favourites, sessions } from '../../db/account-schema.ts';
import { articleLikes } from '../../db/article-like-schema.ts';
import { contactMessages } from '../../db/contact-message-schema.ts';
import { messagesOfUser } from '../../db/messages-of-user.ts';
import type { Orm } from '../../db/open-database.ts';
import { reviews, reviewVotes } from '../../db/review-schema.ts';
import { articles, bikes } from '../../db/schema.ts';

/** Reads all that the database has of one person, table by table. */
export class ExportRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** What is stored of somebody beside the account itself; hashes of passwords and tokens tell nobody anything. */
  async everythingOf(user: number) {
    const { id, user_id, bike_id, slug, is_sample, ...review } = getTableColumns(reviews);
    const { name, email, mobile_number, city, comments, sent_at } = contactMessages;
    const message = { name, email, mobile_number, city, comments, sent_at };
    const ofBike = eq(bikes.id, bike_id);
    const [signedIn, marked, written, helpful, liked, address, messages] = await Promise.all([
      this.#orm
        .select({ device: sessions.device, created_at: sessions.created_at, seen_at: sessions.seen_at })
        .from(sessions)
        .where(eq(sessions.user_id, user)),
      this.#orm
        .select({ bike: bikes.slug, added_at: favourites.added_at })
        .from(favourites)
        .innerJoin(bikes, eq(bikes.id, favourites.bike_id))
        .where(eq(favourites.user_id, user)),
      this.#orm
        .select({ bike: bikes.slug, ...review })
        .from(reviews)
        .innerJoin(bikes, ofBike)
        .where(eq(user_id, user)),
      this.#orm
        .select({ bike: bikes.slug, review: id })
        .from(reviewVotes)
        .innerJoin(reviews, eq(id, reviewVotes.review_id))
        .innerJoin(bikes, ofBike)
        .where(eq(reviewVotes.user_id, user)),
      this.#orm
        .select({ article: articles.slug })
        .from(articleLikes)
        .innerJoin(articles, eq(articles.id, articleLikes.article_id))
        .where(eq(articleLikes.user_id, user)),
      this.#orm
        .select({ email: emailChanges.email, expires_at: emailChanges.expires_at })
        .from(emailChanges)
        .where(eq(emailChanges.user_id, user)),
      this.#orm.select(message).from(contactMessages).where(messagesOfUser(this.#orm, user)),
    ]);
    return {
      sessions: signedIn,
      favourites: marked,
      reviews: written,
      helpful_reviews: helpful,
      liked_articles: liked,
      email_changes: address,
      messages,
    };
  }
}
