import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../../core/database/account-schema.ts';
import { listingPhotos } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { copies } from '../../../testing/likeness/copies.ts';
import { openSellerMarket, scene, type Seller, type SellerMarket } from '../../../testing/seller-market.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { ListingPhotoRepository } from '../photos/listing-photo-repository.ts';
import { PhotoRoom } from '../photos/photo-room.ts';
import { holdReasons } from './hold-reasons.ts';
import { ListingHolds } from './listing-holds.ts';
import { type Fingerprint, fingerprintOf } from './photo-fingerprint.ts';

const start = new Date('2026-11-21T12:00:00+05:30').getTime();
const MINUTE_MS = 60_000;
const ACCOUNTS = 4;
const PICTURES = 2;
const ways = ['to 320 px', 'cropped by 5 % left', 'JPEG of quality 50', 'brighter by 10 %'];

/** A random step of an account: a new listing with some picture in some encoding, or a change to one of its own listings. */
const step = fc.record({
  account: fc.nat(ACCOUNTS - 1),
  does: fc.constantFrom('list', 'list', 'list', 'add', 'delete photo', 'delete', 'withdraw', 'renew', 'release'),
  picture: fc.nat(PICTURES - 1),
  way: fc.nat(ways.length),
  listing: fc.nat(),
});

interface Step {
  account: number;
  does: string;
  picture: number;
  way: number;
  listing: number;
}

/** A listing's state as expected by the rules. */
interface Expected {
  id: number;
  account: number;
  photos: { id: number; picture: number; at: number }[];
  isOnSale: boolean;
  isHeld: boolean;
  isGone: boolean;
}

let database: Database;
let market: SellerMarket;
let saved: Fingerprint[][];
const now = new Date(start);

beforeAll(async () => {
  database = await openTestDatabase();
  saved = await Promise.all(
    Array.from({ length: PICTURES }, async (_, number) => {
      const picture = await scene(number + 1);
      const others = await Promise.all(ways.flatMap((way) => copies[way]?.(picture) ?? []));
      const known = await Promise.all([picture, ...others].map((jpeg) => fingerprintOf(jpeg)));
      return known.flatMap((fingerprint) => fingerprint ?? []);
    }),
  );
});
afterAll(() => database.close());

/** Runs the steps both on the market and on a simple model of the rules. */
class Play {
  readonly #listings: Expected[] = [];
  readonly #firstUploads = new Map<string, number>();
  readonly #allowed = new Set<string>();
  readonly #photos = new ListingPhotoRepository(
    database.orm,
    new ListingHolds(),
    new PhotoRoom(Number.POSITIVE_INFINITY),
  );
  readonly #sellers: Seller[];

  constructor(sellers: Seller[]) {
    this.#sellers = sellers;
  }

  async take({ account, does, picture, way, listing }: Step): Promise<void> {
    now.setTime(now.getTime() + MINUTE_MS);
    const seller = this.#sellers[account];
    if (!seller) return;
    if (does === 'list') return this.#list(seller, account, picture, way);
    const own = this.#listings.filter((one) => one.account === account && !one.isGone);
    const chosen = own[listing % own.length];
    if (!chosen) return;
    await this.#changeOne(seller, chosen, does, picture, way);
  }

  async #list(seller: Seller, account: number, picture: number, way: number): Promise<void> {
    const id = await market.list(seller);
    const made: Expected = { id, account, photos: [], isOnSale: true, isHeld: false, isGone: false };
    this.#listings.push(made);
    await this.#upload(seller, made, picture, way);
  }

  async #changeOne(seller: Seller, chosen: Expected, does: string, picture: number, way: number): Promise<void> {
    if (does === 'add') await this.#upload(seller, chosen, picture, way);
    if (does === 'delete') {
      await market.services.ownListings.remove(seller, chosen.id);
      chosen.isGone = true;
    }
    const [photo] = chosen.photos;
    if (does === 'delete photo' && photo) {
      await database.orm.delete(listingPhotos).where(eq(listingPhotos.id, photo.id));
      chosen.photos.shift();
    }
    if (does === 'release' && chosen.isHeld) {
      await market.decide(chosen.id, { event: 'release' });
      Object.assign(chosen, { isHeld: false, isOnSale: true });
      for (const { picture: shown } of chosen.photos) this.#allowed.add(`${chosen.account} ${shown}`);
    }
    if (chosen.isHeld) return;
    if (does === 'withdraw' && chosen.isOnSale) await this.#become(seller, chosen, 'withdrawn');
    if (does === 'renew') await this.#become(seller, chosen, 'active');
  }

  async #become(seller: Seller, chosen: Expected, status: 'withdrawn' | 'active'): Promise<void> {
    await market.change(seller, chosen.id, { status });
    chosen.isOnSale = status === 'active';
  }

  async #upload(seller: Seller, chosen: Expected, picture: number, way: number): Promise<void> {
    const at = now.getTime();
    const name = `${chosen.account} ${picture}`;
    if (!this.#firstUploads.has(name)) this.#firstUploads.set(name, at);
    const since = this.#firstUploads.get(name) ?? at;
    const isCopied = this.#listings.some(
      (other) =>
        other.account !== chosen.account &&
        other.isOnSale &&
        !other.isGone &&
        other.photos.some((photo) => photo.picture === picture && photo.at < since),
    );
    const added = await this.#photos.add(
      seller.id,
      { listing: chosen.id, submission_key: null, position: null },
      {
        key: `${chosen.id}-${at}`,
        widths: [480],
        width: 480,
        height: 360,
        fingerprint: saved[picture]?.[way] ?? null,
        files: [],
      },
      now,
    );
    if (typeof added === 'string') return;
    chosen.photos.push({ id: added.row.id, picture, at });
    if (isCopied && !this.#allowed.has(name)) Object.assign(chosen, { isHeld: true, isOnSale: false });
  }

  /** Compares each existing listing's actual state with the expected one. */
  async compare(): Promise<{ held: boolean[]; expected: boolean[] }> {
    const there = this.#listings.filter(({ isGone }) => !isGone);
    const states = await Promise.all(there.map(({ id }) => market.stateOf(id)));
    return {
      held: states.map(([status, reason]) => status === 'held' && reason === holdReasons.photo),
      expected: there.map(({ isHeld }) => isHeld),
    };
  }
}

it('hold copies alone, whatever several accounts upload, delete, withdraw, renew and are let pass with', async () => {
  market = await openSellerMarket(database, now);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      now.setTime(start);
      await database.orm.delete(users);
      const sellers: Seller[] = [];
      for (let count = 0; count < ACCOUNTS; count++) sellers.push(await market.newSeller());
      await database.orm.update(users).set({ created_at: new Date('2020-01-01') });
      const play = new Play(sellers);
      for (const one of steps) await play.take(one);
      const { held, expected } = await play.compare();
      expect(held).toEqual(expected);
    }),
    { numRuns: 12 },
  );
});
