import { siteContentSchema } from '@dopahiya/domain/content';
import { type DeskContent, deskEntrySchema, deskRevisionSchema } from '@dopahiya/domain/desk';
import { loanOfferSchema } from '@dopahiya/domain/prices';
import { listOf } from '@dopahiya/domain/requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../core/database/open-database.ts';
import { type AccountBrowser, asha } from '../../testing/account-browser.ts';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { roleBrowser } from '../../testing/moderator-browser.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { seedCatalogue } from '../seeding/index.ts';
import { ownSingle, type SingleKind } from './index.ts';

const now = new Date('2026-11-21T12:00:00+05:30');

describe('content with one entry', () => {
  let database: Database;
  let api: SeededApp;
  let owner: AccountBrowser;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database, now);
    owner = await roleBrowser(api, database, asha, { role: 'owner', proved: now });
  });
  afterAll(() => database.close());

  const publish = async (kind: SingleKind, content: DeskContent) => {
    const { version } = deskEntrySchema.parse((await owner.send('GET', `desk/entries/${kind}/${kind}/`)).body);
    return owner.post(`desk/entries/${kind}/${kind}/publish/`, { content, base: version });
  };
  const undo = async (body: unknown) =>
    (await owner.post(`desk/revisions/${deskRevisionSchema.parse(body).id}/undo/`)).status;
  const shown = async (language: string) =>
    siteContentSchema.parse((await api.get(`/api/site-content/?lang=${language}`)).body);
  const offers = async () => listOf(loanOfferSchema).parse((await api.get('/api/loan-offers/')).body);

  it('is told to pages as far as the desk changed it, in their language, and as before once that is undone', async () => {
    expect(await shown('en')).toMatchObject({ claims: [], contact: null });
    const { claims } = ownSingle('claims');
    const changed = claims
      .filter(({ id }) => id !== 'about-awards')
      .map((claim) =>
        claim.id === 'about-models' ? Object.assign(structuredClone(claim), { sample: false, text: '460' }) : claim,
      );
    const { status, body } = await publish('claims', { claims: changed });
    expect(status).toBe(201);
    const hidden = { id: 'about-awards', is_shown: false };
    const models = { id: 'about-models', is_shown: true, is_sample: false, text: '460', detail: 'models' };
    expect((await shown('en')).claims).toMatchObject([models, hidden]);
    expect((await shown('hi')).claims).toMatchObject([{ ...models, text: '450+', detail: 'मॉडल' }, hidden]);
    expect([await undo(body), (await shown('en')).claims]).toEqual([201, []]);
  });

  it('has the contact details of the owner', async () => {
    const contact = { mail: 'hello@example.in', weekdays_open: 10, weekdays_close: 18 };
    const { body } = await publish('contact', {
      ...contact,
      officer_name: 'Asha Rao',
      officer_mail: 'asha@example.in',
    });
    expect((await shown('en')).contact).toEqual({
      mail: 'hello@example.in',
      weekdays: { opens: 10, closes: 18 },
      saturday: null,
      officer: { name: 'Asha Rao', mail: 'asha@example.in' },
    });
    expect((await publish('contact', { ...contact, officer_name: 'Asha Rao' })).body).toHaveProperty('officer_mail');
    expect([await undo(body), (await shown('en')).contact]).toEqual([201, null]);
  });

  it('is the table of lenders, which seeding keeps', async () => {
    const [first, ...others] = ownSingle('loan-offers').offers;
    const cheaper = { ...first, rate_from: 11.5, month: '2026-11' };
    const { body } = await publish('loan-offers', { offers: [cheaper, ...others] });
    await seedCatalogue(database, { ...catalogueFixture(), singles: { 'loan-offers': ownSingle('loan-offers') } });
    expect((await offers())[0]).toMatchObject({ rate_from: 11.5, month: '2026-11', is_sample: true });
    expect([await undo(body), (await offers())[0]?.rate_from]).toEqual([201, first?.rate_from]);
  });
});
