import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { openSellerMarket, type Seller, type SellerMarket } from '../../../testing/seller-market.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';

describe('what sellers write and others read', () => {
  let database: Database;
  let market: SellerMarket;
  let seller: Seller;
  const now = new Date('2026-11-21T12:00:00+05:30');

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    market = await openSellerMarket(database, now);
    seller = await market.newSeller();
  });
  afterAll(() => database.close());

  const own = () => market.services.ownListings;
  const add = (said: object) => market.list(seller, said);
  const placeOf = async (id: number) => (await own().get(seller, id)).listing.registration_location;

  it.each([
    ['model', 'Splendor 9876543210', '9876543210'],
    ['version', 'visit evil.example', 'evil.example'],
    ['description', 'One owner. wa.me/919876543210 for photos', 'wa.me'],
    ['description', 'Send the token to asha@okaxis please', 'asha@okaxis'],
    ['description', 'Plate MH 12 AB 1234, one owner', 'MH 12 AB 1234'],
    ['registration_location', 'MH12, call 98765 43210', '98765 43210'],
  ])('holds no contact details in the %s: %s', async (field, text, words) => {
    await expect(add({ [field]: text })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: [{ en: expect.stringContaining(words) }] },
    });
    const id = await add({});
    await expect(own().change(seller, id, { revision: 1, [field]: text })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: [{ en: expect.stringContaining('Everyone can read this') }] },
    });
  });

  it('holds no number that is split over two fields, also where one of them stands there already', async () => {
    await expect(add({ model: 'Shine 98765', version: '43210' })).rejects.toMatchObject({
      fields: { version: [{ en: expect.stringContaining('a phone number') }] },
    });
    const id = await add({ model: 'Shine 98765' });
    await expect(own().change(seller, id, { revision: 1, version: '43210' })).rejects.toMatchObject({
      fields: { version: [{ en: expect.stringContaining('a phone number') }] },
    });
  });

  it('has a number plate cut to the code of its office, when listed and when changed', async () => {
    const id = await add({ registration_location: 'MH 12 AB 1234' });
    expect(await placeOf(id)).toBe('MH12');
    await own().change(seller, id, { revision: 1, registration_location: 'ka05mn6789' });
    expect(await placeOf(id)).toBe('KA05');
  });

  it('names an office that exists', async () => {
    await expect(add({ registration_location: 'MH99' })).rejects.toMatchObject({
      fields: {
        registration_location: [{ en: 'RTO code MH99 doesn’t exist. Enter the code on the plate, like MH12.' }],
      },
    });
  });
});
