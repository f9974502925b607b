import { listingDraftSchema } from '@dopahiya/domain/inputs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Services } from '../areas.ts';
import { users } from '../core/database/account-schema.ts';
import { conversations } from '../core/database/conversation-schema.ts';
import { listings } from '../core/database/listing-schema.ts';
import type { Database } from '../core/database/open-database.ts';
import { moderationDecisions } from '../core/database/moderation-schema.ts';
import { outbox } from '../core/database/outbox-schema.ts';
import { folderDisk } from '../areas/media/photos/photo-disk.ts';
import { ListingModeration, type ListingDecision } from '../areas/market/moderation/listing-moderation.ts';
import { ListingPhotoStore } from '../areas/market/photos/listing-photo-store.ts';
import { asha } from './account-browser.ts';
import { listingDraft } from './write-listings.ts';
import { seededServices } from './seeded-services.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Seller, as known to services. */
export interface Seller {
  id: number;
  name: string;
}

/** Draws a scene of grey fields, different for each number. */
export async function scene(number: number): Promise<Buffer> {
  let state = number * 7919 + 1;
  const fields = Buffer.from(Array.from({ length: 64 }, () => (state = (state * 48_271) % 2_147_483_647) % 256));
  const picture = sharp(fields, { raw: { width: 8, height: 8, channels: 1 } });
  return picture.resize({ width: 480, height: 360, fit: 'fill', kernel: 'cubic' }).jpeg({ quality: 90 }).toBuffer();
}

/** Creates the market's services over a database without accounts, with the actions of sellers and moderators. */
export async function openSellerMarket(database: Database, now: Date) {
  const photoStore = new ListingPhotoStore(folderDisk(temporaryFolder()));
  const services: Services = await seededServices(database, now, { market: { withSamples: true, photoStore } });
  const { orm } = database;
  await orm.delete(conversations);
  await orm.delete(users);
  await orm.delete(outbox);
  await orm.delete(moderationDecisions);
  const moderation = new ListingModeration(orm);
  let people = 0;
  const listingOf = async (id: number) => {
    const [row] = await orm.select().from(listings).where(eq(listings.id, id));
    return row;
  };
  const revisionOf = async (id: number) => (await listingOf(id))?.revision ?? 0;
  return {
    services,
    /** Creates a seller, by default with a confirmed mail address. */
    newSeller: async (isConfirmed = true): Promise<Seller> => {
      const username = `seller-${++people}`;
      const { id } = await services.users.register({ ...asha, username, email: `${username}@example.test` });
      if (isConfirmed) await orm.update(users).set({ email_verified_at: now }).where(eq(users.id, id));
      await orm.delete(outbox);
      return { id, name: username };
    },
    list: async (seller: Seller, said: object = {}) =>
      (await services.ownListings.add(seller, listingDraftSchema.parse({ ...listingDraft, ...said }))).id,
    photograph: async (seller: Seller, listing: number, original: Buffer) =>
      (
        await services.listingPhotos.add({ account: seller.id, address: 'here' }, async () => ({
          listing,
          submission_key: null,
          position: null,
          original,
        }))
      ).id,
    change: async (seller: Seller, id: number, changes: object) =>
      services.ownListings.change(seller, id, { ...changes, revision: await revisionOf(id) }),
    decide: async (id: number, decision: ListingDecision) =>
      moderation.decide({ id, revision: await revisionOf(id) }, decision, now),
    stateOf: async (id: number) => {
      const row = await listingOf(id);
      return [row?.status, row?.reason];
    },
    told: async () => (await orm.select().from(outbox)).map(({ mail }) => mail),
  };
}

/** Actions of sellers and moderators in a test. */
export type SellerMarket = Awaited<ReturnType<typeof openSellerMarket>>;
