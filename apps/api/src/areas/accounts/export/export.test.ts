import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleLikes, emailChanges, users } from '../../../core/database/account-schema.ts';
import { chatMessages, chatPeople } from '../../../core/database/chat-schema.ts';
import {
  conversationMessages,
  conversations,
  messageMails,
  reports,
  userBlocks,
} from '../../../core/database/conversation-schema.ts';
import { deskDrafts, deskRevisions } from '../../../core/database/desk-schema.ts';
import { listingFavourites, listingPhotos, uploadedPictures } from '../../../core/database/listing-schema.ts';
import { moderationDecisions } from '../../../core/database/moderation-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { reviews, reviewVotes } from '../../../core/database/review-schema.ts';
import { articles } from '../../../core/database/schema.ts';
import { type AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { confirmedBrowser, listBike, ravi } from '../../../testing/talking-people.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { listingDraft } from '../../../testing/write-listings.ts';

const now = new Date('2026-11-21T12:00:00+05:30');

/** Lists of an export. */
const kinds = [
  'blocks',
  'chats',
  'conversations',
  'decisions',
  'desk_changes',
  'desk_drafts',
  'email_changes',
  'favourites',
  'helpful_reviews',
  'liked_articles',
  'listings',
  'messages',
  'reports',
  'reviews',
  'saved_searches',
  'sessions',
  'uploaded_pictures',
];

describe('users/me/export/', { timeout: 60_000 }, () => {
  let database: Database;
  let api: SeededApp;
  let browser: AccountBrowser;
  let other: AccountBrowser;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database, now);
    browser = await confirmedBrowser(api, database, asha);
    other = await confirmedBrowser(api, database, ravi);
    await fill(await idOf(asha.email), await idOf(ravi.email));
  });
  afterAll(() => database.close());

  const idOf = async (email: string) => {
    const [user] = await database.orm.select().from(users).where(eq(users.email, email));
    return user?.id ?? 0;
  };

  /** Stores something of a user in every table. */
  async function fill(user_id: number, blocked_id: number): Promise<void> {
    const { orm } = database;
    await browser.post('reviews/', { bike: 'vega-110', rating: 4, text: 'It climbs the ghat and never complains.' });
    await browser.post('users/me/favourites/', { added: ['surya-s1'] });
    await browser.post('used-bikes/saved_searches/', { query: 'brand=vega' });
    const message = { email: asha.email, mobile_number: '9876543210', city: 'Pune', comments: 'Where is the key?' };
    await browser.post('users/contact-messages/', { name: 'Asha', ...message, agreed_to_terms: true });
    const listing = await listBike(browser);
    const [sample] = await orm.select().from(reviews).where(eq(reviews.is_sample, true)).limit(1);
    const [article] = await orm.select().from(articles).limit(1);
    await orm.insert(reviewVotes).values({ user_id, review_id: sample?.id ?? 0 });
    await orm.insert(articleLikes).values({ user_id, article_id: article?.id ?? 0 });
    await orm.insert(listingFavourites).values({ user_id, listing_id: listing.id, added_at: now });
    await orm.insert(emailChanges).values({ user_id, email: 'new@a.test', email_key: 'new@a.test', expires_at: now });
    const person = { id: 'of-asha', user_id, name: 'Asha', phone: '9876543210', city: 'Pune', created_at: now };
    await orm.insert(chatPeople).values(person);
    const turn = { message: 'Which scooter?', reply: 'Any.', intent: 'choose', sent_at: now };
    await orm.insert(chatMessages).values({ person_id: person.id, ...turn });
    const moments = { created_at: now, updated_at: now };
    await orm.insert(conversations).values({ ...moments, seller_id: user_id, bike_name: 'Vega 110' });
    await orm.insert(userBlocks).values({ user_id, blocked_id, created_at: now });
    const subject = { subject: 'listing', subject_id: listing.id } as const;
    await orm.insert(reports).values({ ...subject, reporter_id: user_id, ground: 'scam', note: '', created_at: now });
    const decision = { verdict: 'allow', reason: 'It is one.', before: {}, after: {}, by_owner: true } as const;
    await orm.insert(moderationDecisions).values({ ...subject, ...decision, owner_id: user_id, decided_at: now });
    await orm.insert(messageMails).values({ user_id, window_at: now, sent: 0, off_at: now });
    await orm.insert(uploadedPictures).values({ user_id, fingerprint: '01'.repeat(32), first_uploaded_at: now });
    const entry = { kind: 'model', slug: 'vega-110' } as const;
    await orm.insert(deskRevisions).values({ ...entry, title: 'Vega 110', user_id, at: now });
    await orm.insert(deskDrafts).values({ ...entry, user_id, content: {}, saved_at: now });
  }

  const exported = async (of: AccountBrowser) => {
    const { body } = await of.send('GET', 'users/me/export/');
    const lists = Object.entries(body).filter(([, value]) => Array.isArray(value));
    const filled = lists.filter(([, value]) => (value as unknown[]).length > 0).map(([name]) => name);
    return { names: lists.map(([name]) => name), filled, mailsOffSince: body['message_mails_off_since'] };
  };

  it('gives somebody what is stored of them, of every kind', async () => {
    const { names, filled, mailsOffSince } = await exported(browser);
    expect([filled, mailsOffSince]).toEqual([names, now.toISOString()]);
    expect(names.toSorted()).toEqual(kinds);
  });

  it('has listings in the order in which they were made, with each price and photo, and both sides of a talk', async () => {
    const user_id = await idOf(asha.email);
    const listing = await listBike(browser, { expected_price: 61_000 });
    const { revision } = (await browser.send('GET', `used-bikes/my_bikes/${listing.id}/`)).body;
    await browser.send('PATCH', `used-bikes/${listing.id}/`, { revision, expected_price: 58_000 });
    await database.orm.insert(listingPhotos).values(
      [1, 0].map((position) => ({
        listing_id: listing.id,
        key: `photo-${position}`,
        shown_as: `photo-${position}`,
        position,
        widths: [480],
        width: 480,
        height: 360,
        added_at: now,
      })),
    );
    const [talk] = await database.orm.select().from(conversations).where(eq(conversations.seller_id, user_id));
    const message = { conversation_id: talk?.id ?? 0, kind: 'text', created_at: now } as const;
    await database.orm.insert(conversationMessages).values([
      { ...message, side: 'buyer', text: 'Is it still there?' },
      { ...message, side: 'seller', text: 'Yes.' },
      { ...message, side: 'buyer', text: 'No longer to be read.', emptied_at: now },
    ]);
    const { body } = await browser.send('GET', 'users/me/export/');
    const listings = body['listings'] as { prices: { price: number }[]; photos: string[] }[];
    expect(listings.map(({ prices }) => prices.map(({ price }) => price))).toEqual([
      [listingDraft.expected_price],
      [61_000, 58_000],
    ]);
    expect(listings[1]?.photos).toEqual(['/media/listings/photo-0-480.jpg', '/media/listings/photo-1-480.jpg']);
    expect(body['conversations']).toMatchObject([
      {
        side: 'seller',
        messages: [
          { from: 'other', text: 'Is it still there?' },
          { from: 'me', text: 'Yes.' },
          { from: 'other', text: '' },
        ],
      },
    ]);
  });

  it('gives nobody what is stored of another', async () => {
    const { filled, mailsOffSince } = await exported(other);
    expect([filled, mailsOffSince]).toEqual([['sessions'], null]);
  });
});
