import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { users } from '../../../core/database/account-schema.ts';
import { listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { hostileValues } from '../../../testing/hostile-values.ts';
import { listingDraft } from '../../../testing/write-listings.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';

const plenty = { burst: 10_000, perSecond: 1000 };
const now = new Date('2026-11-21T12:00:00+05:30');

/** A listing with all optional fields. */
const whole = {
  ...listingDraft,
  version: 'Deluxe',
  color: 'Black',
  is_price_negotiable: true,
  is_insured: true,
  insurance_expiry_date: '2027-03-31',
  is_loan_active: true,
  loan_provider: 'A bank',
  loan_remarks: 'Two instalments left.',
  submission_key: 'a-key-of-a-browser',
};

describe('the fields of a listing', () => {
  let database: Database;
  let seller: AccountBrowser;

  beforeAll(async () => {
    database = await openTestDatabase();
    const services = await seededServices(database, now);
    const limits = testLimits({ writes: plenty, listings: plenty, registrations: plenty });
    const logger = pino({ level: 'silent' });
    const app = createApp({ services, logger, clock: () => now, limits, siteOrigin: 'https://site.test' });
    seller = new AccountBrowser(app);
    await seller.post('users/register/', asha);
    await seller.signIn();
  });
  beforeEach(() => database.orm.delete(listings).then(() => undefined));
  afterAll(async () => {
    await database.orm.delete(users);
    await database.close();
  });

  it.each(Object.keys(whole))(
    'takes of %s what it can be, and says of all else why not, at that field',
    async (field) => {
      const answers: string[] = [];
      for (const [what, value] of hostileValues) {
        const { status, body } = await seller.post('used-bikes/', { ...whole, [field]: value });
        const { detail: _, ...fields } = body;
        const isExplained = status === 400 && String(Object.values(fields).flat()[0]).length > 10;
        if (status !== 200 && status !== 201 && !(isExplained && Object.keys(fields).join() === field))
          answers.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
        await database.orm.delete(listings);
      }
      expect(answers).toEqual([]);
    },
  );

  it.each(Object.keys(whole).filter((field) => field !== 'submission_key'))(
    'changes %s to nothing that it cannot be',
    async (field) => {
      const { body: added } = await seller.post('used-bikes/', whole);
      let revision = 1;
      const answers: string[] = [];
      for (const [what, value] of hostileValues) {
        const { status, body } = await seller.send('PATCH', `used-bikes/${String(added['id'])}/`, {
          revision,
          [field]: value,
        });
        if (status === 200) revision += 1;
        const { detail: _, ...fields } = body;
        const isExplained = status === 400 && Object.keys(fields).join() === field;
        if (status !== 200 && !isExplained) answers.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
      }
      expect(answers).toEqual([]);
    },
  );
});
