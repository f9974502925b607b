import { eq, getTableColumns, or, sql } from 'drizzle-orm';
import { emailChanges, favourites, sessions, articleLikes } from '../../../core/database/account-schema.ts';
import { chatMessages, chatPeople } from '../../../core/database/chat-schema.ts';
import { contactMessages } from '../../../core/database/contact-message-schema.ts';
import {
  conversationMessages,
  conversationOffers,
  conversations,
  messageMails,
  reports,
  userBlocks,
} from '../../../core/database/conversation-schema.ts';
import { deskDrafts, deskRevisions } from '../../../core/database/desk-schema.ts';
import { decisionsAbout } from '../../../core/database/decisions-about.ts';
import { messagesOfUser } from '../../../core/database/account-queries.ts';
import {
  listingFavourites,
  listingPhotos,
  listingPrices,
  listings,
  savedSearches,
  uploadedPictures,
} from '../../../core/database/listing-schema.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { reviews, reviewVotes } from '../../../core/database/review-schema.ts';
import { articles, bikes, cities } from '../../../core/database/schema.ts';

/** Reads all data stored about one person, table by table. */
export class ExportRepository {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  /** Returns everything stored about a user besides the account itself, without hashes of passwords and tokens. */
  async everythingOf(user: number) {
    const { id, user_id, bike_id, slug, is_sample, ...review } = getTableColumns(reviews);
    const { name, email, mobile_number, city, comments, sent_at } = contactMessages;
    const message = { name, email, mobile_number, city, comments, sent_at };
    const ofBike = eq(bikes.id, bike_id);
    const [
      signedIn,
      marked,
      markedUsed,
      written,
      helpful,
      liked,
      address,
      messages,
      chats,
      selling,
      talks,
      pictures,
      searches,
    ] = await Promise.all([
      this.#orm
        .select({ device: sessions.device, created_at: sessions.created_at, seen_at: sessions.seen_at })
        .from(sessions)
        .where(eq(sessions.user_id, user)),
      this.#favouritesOf(user),
      this.#favouriteUsedBikesOf(user),
      this.#orm
        .select({ bike: bikes.slug, ...review })
        .from(reviews)
        .innerJoin(bikes, ofBike)
        .where(eq(user_id, user)),
      this.#helpfulReviewsOf(user),
      this.#likedArticlesOf(user),
      this.#emailChangesOf(user),
      this.#orm.select(message).from(contactMessages).where(messagesOfUser(this.#orm, user)),
      this.#chatsOf(user),
      this.#listingsOf(user),
      this.#conversationsOf(user),
      this.#picturesOf(user),
      this.#searchesOf(user),
    ]);
    return {
      sessions: signedIn,
      favourites: [...marked, ...markedUsed],
      reviews: written,
      helpful_reviews: helpful,
      liked_articles: liked,
      email_changes: address,
      messages,
      chats,
      listings: selling,
      uploaded_pictures: pictures,
      saved_searches: searches,
      conversations: talks,
      desk_changes: await this.#deskChangesOf(user),
      desk_drafts: await this.#deskDraftsOf(user),
      ...(await this.#saidOfOthers(user)),
    };
  }

  #helpfulReviewsOf(user: number) {
    return this.#orm
      .select({ bike: bikes.slug, review: reviews.id })
      .from(reviewVotes)
      .innerJoin(reviews, eq(reviews.id, reviewVotes.review_id))
      .innerJoin(bikes, eq(bikes.id, reviews.bike_id))
      .where(eq(reviewVotes.user_id, user));
  }

  #likedArticlesOf(user: number) {
    return this.#orm
      .select({ article: articles.slug })
      .from(articleLikes)
      .innerJoin(articles, eq(articles.id, articleLikes.article_id))
      .where(eq(articleLikes.user_id, user));
  }

  #favouritesOf(user: number) {
    return this.#orm
      .select({ bike: bikes.slug, added_at: favourites.added_at })
      .from(favourites)
      .innerJoin(bikes, eq(bikes.id, favourites.bike_id))
      .where(eq(favourites.user_id, user));
  }

  #favouriteUsedBikesOf(user: number) {
    return this.#orm
      .select({ used_bike: listings.slug, added_at: listingFavourites.added_at })
      .from(listingFavourites)
      .innerJoin(listings, eq(listings.id, listingFavourites.listing_id))
      .where(eq(listingFavourites.user_id, user));
  }

  #emailChangesOf(user: number) {
    const { email, expires_at, user_id } = emailChanges;
    return this.#orm.select({ email, expires_at }).from(emailChanges).where(eq(user_id, user));
  }

  /** Returns what a user changed at the desk. The content is the site's, so it is only named. */
  #deskChangesOf(user: number) {
    const { kind, slug, at, note, user_id } = deskRevisions;
    return this.#orm.select({ kind, slug, at, note }).from(deskRevisions).where(eq(user_id, user));
  }

  #deskDraftsOf(user: number) {
    const { kind, slug, saved_at, user_id } = deskDrafts;
    return this.#orm.select({ kind, slug, saved_at }).from(deskDrafts).where(eq(user_id, user));
  }

  /** Returns the fingerprints of a user's uploaded pictures and when each was first uploaded. */
  #picturesOf(user: number) {
    const { fingerprint, first_uploaded_at } = uploadedPictures;
    return this.#orm
      .select({ fingerprint, first_uploaded_at })
      .from(uploadedPictures)
      .where(eq(uploadedPictures.user_id, user));
  }

  #searchesOf(user: number) {
    const { query, created_at } = savedSearches;
    return this.#orm.select({ query, created_at }).from(savedSearches).where(eq(savedSearches.user_id, user));
  }

  /** Returns the chat bot messages a user sent while signed in, oldest first. */
  #chatsOf(user: number) {
    const { name, email, phone, city } = chatPeople;
    const { message, reply, sent_at } = chatMessages;
    return this.#orm
      .select({ name, email, phone, city, message, reply, sent_at })
      .from(chatPeople)
      .leftJoin(chatMessages, eq(chatMessages.person_id, chatPeople.id))
      .where(eq(chatPeople.user_id, user))
      .orderBy(chatMessages.id);
  }

  /** Returns a user's blocks, reports, moderation decisions about their content, and since when message mails are off. */
  async #saidOfOthers(user: number) {
    const { subject, subject_id, ground, note, created_at } = reports;
    const [blocks, reported, [mails], decisions] = await Promise.all([
      this.#orm.select({ since: userBlocks.created_at }).from(userBlocks).where(eq(userBlocks.user_id, user)),
      this.#orm
        .select({ subject, number: subject_id, ground, note, created_at })
        .from(reports)
        .where(eq(reports.reporter_id, user)),
      this.#orm.select({ off_at: messageMails.off_at }).from(messageMails).where(eq(messageMails.user_id, user)),
      this.#decisionsOf(user),
    ]);
    return { blocks, reports: reported, decisions, message_mails_off_since: mails?.off_at ?? null };
  }

  /** Returns moderation decisions about a user's content, without the moderator. */
  #decisionsOf(user: number) {
    const { subject, subject_id, verdict, reason, decided_at, reversed_at, reversal_reason } = moderationDecisions;
    return this.#orm
      .select({ subject, number: subject_id, decision: verdict, reason, decided_at, reversed_at, reversal_reason })
      .from(moderationDecisions)
      .where(decisionsAbout(this.#orm, user))
      .orderBy(moderationDecisions.id);
  }

  #listingsOf(user: number) {
    const { id, user_id, brand_id, bike_id, city_id, is_sample, search_text, ...columns } = getTableColumns(listings);
    const { deal_key, deal_errors, deal_value, deal_low, deal_high, ...listing } = columns;
    const prices = sql<{ price: number; since: string }[]>`(
      select coalesce(json_agg(json_build_object('price', step.price, 'since', step.since) order by step.since, step.id),
        '[]'::json) from ${listingPrices} as step where step.listing_id = ${id})`;
    const photos = sql<string[]>`(
      select coalesce(json_agg('/media/listings/' || photo.key || '-' || photo.width || '.jpg' order by photo.position),
        '[]'::json) from ${listingPhotos} as photo where photo.listing_id = ${id})`;
    return this.#orm
      .select({ ...listing, city: cities.name, prices, photos })
      .from(listings)
      .leftJoin(cities, eq(cities.id, city_id))
      .where(eq(user_id, user))
      .orderBy(id);
  }

  /** Returns a user's conversations with all messages; text that the other side removed with their account is empty. */
  #conversationsOf(user: number) {
    const { buyer_id, seller_id, id, bike_name, created_at } = conversations;
    const side = sql<'buyer' | 'seller'>`case when ${buyer_id} = ${user} then 'buyer' else 'seller' end`;
    const said = sql<object[]>`(
      select coalesce(json_agg(json_build_object(
        'from', case when message.side = ${side} then 'me' else 'other' end,
        'kind', message.kind, 'text', case when message.emptied_at is null then message.text else '' end,
        'amount', offer.amount, 'created_at', message.created_at) order by message.id), '[]'::json)
      from ${conversationMessages} as message
      left join ${conversationOffers} as offer on offer.id = message.offer_id
      where message.conversation_id = ${id})`;
    return this.#orm
      .select({ bike: bike_name, listing: listings.slug, side, created_at, messages: said })
      .from(conversations)
      .leftJoin(listings, eq(listings.id, conversations.listing_id))
      .where(or(eq(buyer_id, user), eq(seller_id, user)))
      .orderBy(id);
  }
}
