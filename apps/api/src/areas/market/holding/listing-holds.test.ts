import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../core/database/account-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { listingDraft } from '../../../testing/write-listings.ts';
import { openSellerMarket, type Seller, type SellerMarket } from '../../../testing/seller-market.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';

const start = new Date('2026-11-21T12:00:00+05:30').getTime();
const DAY_MS = 86_400_000;
const scam = 'I am in CISF, got posting to Leh. The bike comes by army parcel.';

describe('listings that are held', () => {
  let database: Database;
  let market: SellerMarket;
  const now = new Date(start);

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    now.setTime(start);
    market = await openSellerMarket(database, now);
  });
  afterAll(() => database.close());

  const newSeller = () => market.newSeller();
  const list = (seller: Seller, said?: object) => market.list(seller, said);
  const change = (seller: Seller, id: number, said: object) => market.change(seller, id, said);
  const stateOf = (id: number) => market.stateOf(id);
  const told = async () => (await market.told()).filter((mail) => !mail.includes('Your listing is live'));

  it('are those whose words frauds use, and their sellers are told why', async () => {
    const seller = await newSeller();
    const id = await list(seller, { description: scam });
    expect(await stateOf(id)).toEqual(['held', expect.stringMatching(/^It uses words common in fraud/)]);
    const [mail = '', ...others] = await told();
    expect(others).toEqual([]);
    expect(mail).toContain('Your listing is on hold');
    expect(mail).toContain('The reason: It uses words common in fraud');
    expect(await stateOf(await list(seller))).toEqual(['pending', null]);
  });

  it('are those that say so later, and not again for words that somebody has let pass', async () => {
    const seller = await newSeller();
    const id = await list(seller);
    await change(seller, id, { description: scam });
    expect(await stateOf(id)).toEqual(['held', expect.stringContaining('fraud')]);
    expect(await told()).toHaveLength(1);
    await market.decide(id, { event: 'release' });
    await change(seller, id, { km_ridden: 19_000 });
    await change(seller, id, { description: `${scam} Call me.` });
    expect(await stateOf(id)).toEqual(['pending', null]);
  });

  it('are those that say something else of the kind after somebody has let the words pass', async () => {
    const seller = await newSeller();
    const id = await list(seller, { description: scam });
    await market.decide(id, { event: 'release' });
    await change(seller, id, { description: `${scam} Send me the OTP.` });
    expect(await stateOf(id)).toEqual(['held', expect.stringContaining('fraud')]);
  });

  it.each(['model', 'version', 'registration_location', 'loan_provider', 'loan_remarks'])(
    'are those that say so in the field %s',
    async (field) => {
      const loan = { is_loan_active: true, loan_provider: 'State Bank', loan_remarks: 'Two years.' };
      const id = await list(await newSeller(), { ...loan, [field]: 'Scan to get OTP' });
      expect(await stateOf(id)).toEqual(['held', expect.stringContaining('fraud')]);
    },
  );

  it('are those whose price is far below what such bikes are asked for, when listed and when it falls', async () => {
    const seller = await newSeller();
    const cheap = await list(seller, { expected_price: 8000 });
    expect(await stateOf(cheap)).toEqual(['held', expect.stringMatching(/^Its price is far below/)]);
    const id = await list(seller);
    await change(seller, id, { expected_price: 45_000 });
    expect(await stateOf(id)).toEqual(['pending', null]);
    await change(seller, id, { expected_price: 8000 });
    expect(await stateOf(id)).toEqual(['held', expect.stringMatching(/^Its price is far below/)]);
    expect(await stateOf(await list(seller, { model: 'Something Old', expected_price: 8000 }))).toEqual([
      'pending',
      null,
    ]);
  });

  it('are on sale again once their price is corrected', async () => {
    const seller = await newSeller();
    const id = await list(seller, { expected_price: 8000 });
    await change(seller, id, { expected_price: 9000 });
    expect(await stateOf(id)).toEqual(['held', expect.stringMatching(/^Its price is far below/)]);
    await change(seller, id, { expected_price: 48_000 });
    expect(await stateOf(id)).toEqual(['pending', null]);
    await change(seller, id, { expected_price: 8000 });
    await change(seller, id, { expected_price: 48_000, description: scam });
    expect(await stateOf(id)).toEqual(['held', expect.stringContaining('fraud')]);
    await change(seller, id, { description: 'One owner, all bills are there.' });
    expect((await stateOf(id))[0]).toBe('held');
  });

  it('are those whose bike becomes another that such a price is far below, but not again once somebody has let it pass', async () => {
    const seller = await newSeller();
    const id = await list(seller, { model: 'Something Old', expected_price: 8000 });
    await change(seller, id, { model: listingDraft.model });
    expect(await stateOf(id)).toEqual(['held', expect.stringMatching(/^Its price is far below/)]);
    await market.decide(id, { event: 'release' });
    await change(seller, id, { km_ridden: listingDraft.km_ridden + 5000 });
    await change(seller, id, { description: 'It has new tyres and a new battery.' });
    expect(await stateOf(id)).toEqual(['pending', null]);
    await change(seller, id, { expected_price: 7000 });
    expect(await stateOf(id)).toEqual(['held', expect.stringMatching(/^Its price is far below/)]);
  });

  it('are those beyond three of an account on its first day, whether the others were deleted or not', async () => {
    const seller = await newSeller();
    for (let count = 0; count < 3; count++) await market.services.ownListings.remove(seller, await list(seller));
    expect(await stateOf(await list(seller))).toEqual(['held', expect.stringMatching(/^Your new account/)]);
  });

  it('are those beyond three of an account on its first day, six in its first week and twelve in its first month', async () => {
    const seller = await newSeller();
    const listed: number[] = [];
    for (let count = 0; count < 4; count++) listed.push(await list(seller));
    expect(await Promise.all(listed.map(async (id) => (await stateOf(id))[0]))).toEqual([
      'pending',
      'pending',
      'pending',
      'held',
    ]);
    expect((await stateOf(listed[3] ?? 0))[1]).toMatch(/^Your new account/);
    now.setTime(start + 2 * DAY_MS);
    const later = [await list(seller), await list(seller), await list(seller)];
    expect(await Promise.all(later.map(async (id) => (await stateOf(id))[0]))).toEqual(['pending', 'pending', 'held']);
    await database.orm.update(users).set({ listings_added: 11 }).where(eq(users.id, seller.id));
    now.setTime(start + 8 * DAY_MS);
    const inMonth = [await list(seller), await list(seller)];
    expect(await Promise.all(inMonth.map(async (id) => (await stateOf(id))[0]))).toEqual(['pending', 'held']);
    now.setTime(start + 31 * DAY_MS);
    expect((await stateOf(await list(seller)))[0]).toBe('pending');
  });
});
