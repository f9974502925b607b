import {
  type DeskChange,
  deskEntryPageSchema,
  deskEntrySchema,
  deskKinds,
  deskLimits,
  deskRevisionPageSchema,
  deskRevisionSchema,
  type DeskContent,
  singleDeskKinds,
} from '@dopahiya/domain/desk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../core/database/account-schema.ts';
import { deskDrafts, deskEntries, deskRevisions } from '../../../core/database/desk-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { bikes, bikeViews, catalogueState } from '../../../core/database/schema.ts';
import { type AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { buildPdf } from '../../../testing/build-pdf.ts';
import { catalogueFixture } from '../../../testing/catalogue-fixture.ts';
import { roleBrowser } from '../../../testing/moderator-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { meera, ravi } from '../../../testing/talking-people.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import { seedCatalogue } from '../../seeding/index.ts';
import { ownSingle } from '../../site-content/index.ts';
import { withValue } from './compare-content.ts';
import { DeskRepository } from './desk-repository.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const plenty = { burst: 10_000, perSecond: 1000 };

describe('entries of the desk', () => {
  let database: Database;
  let api: SeededApp;
  let owner: AccountBrowser;
  let editor: AccountBrowser;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database, now, { limits: testLimits({ writes: plenty }) });
    owner = await roleBrowser(api, database, asha, { role: 'owner', proved: now });
    editor = await roleBrowser(api, database, ravi, { role: 'editor', proved: now });
  });
  beforeEach(async () => {
    for (const table of [deskRevisions, deskEntries, deskDrafts, catalogueState]) await database.orm.delete(table);
    await seedCatalogue(database, catalogueFixture());
  });
  afterAll(() => database.close());

  const at = (entry: string) => `desk/entries/${entry}/`;
  const read = async (entry: string, who = owner) => deskEntrySchema.parse((await who.send('GET', at(entry))).body);
  const publish = (entry: string, content: DeskContent | null, base: string | null, who = owner) =>
    who.post(`${at(entry)}publish/`, { content, base });
  const change = async (entry: string, path: string, value: unknown, who = owner) => {
    const { content, version } = await read(entry, who);
    const { status, body } = await publish(entry, withValue(content ?? {}, path, value), version, who);
    expect([status, body]).toEqual([201, expect.anything()]);
    return deskRevisionSchema.parse(body);
  };
  const undo = (id: number, who = owner) => who.post(`desk/revisions/${id}/undo/`);
  const bike = async () => (await api.get<Record<string, unknown>>('/api/bikes/surya-royal-350/')).body;

  it('shows a corrected figure on the page, with who changed what from which value, and undoes it', async () => {
    const royal = 'model/surya-royal-350';
    const { fields } = await read(royal);
    expect(fields.find(({ path }) => path === 'specifications.kerb_weight')).toMatchObject({
      kind: 'number',
      unit: 'kg',
    });
    const revision = await change(royal, 'specifications.kerb_weight', 191);
    expect(await bike()).toMatchObject({ kerb_weight: 191, seat_height: 805 });
    expect(revision).toMatchObject({ by: asha.username, note: null, undone_by: null });
    expect(revision.changes).toEqual([
      { path: 'specifications.kerb_weight', label: 'Kerb weight', before: 195, after: 191, words: {} },
    ]);
    const undone = await undo(revision.id);
    expect([undone.status, undone.body]).toMatchObject([201, { undoes: revision.id }]);
    expect(await bike()).toMatchObject({ kerb_weight: 195 });
    expect((await undo(revision.id)).status).toBe(409);
  });

  it('undoes a change under later ones of other values, and refuses it under a later one of the same', async () => {
    const royal = 'model/surya-royal-350';
    const [first] = [await change(royal, 'specifications.kerb_weight', 191)];
    await change(royal, 'specifications.seat_height', 800, editor);
    expect((await undo(first.id)).status).toBe(201);
    expect(await bike()).toMatchObject({ kerb_weight: 195, seat_height: 800 });
    const again = await change(royal, 'specifications.kerb_weight', 192);
    await change(royal, 'specifications.kerb_weight', 193, editor);
    const refused = await undo(again.id);
    expect([refused.status, refused.body['detail']]).toEqual([409, expect.stringContaining('kerb_weight')]);
  });

  it('overwrites nothing that another editor published meanwhile', async () => {
    const royal = 'model/surya-royal-350';
    const mine = await read(royal);
    await change(royal, 'specifications.seat_height', 800, editor);
    const content = withValue(mine.content ?? {}, 'specifications.kerb_weight', 191);
    const { status, body } = await publish(royal, content, mine.version);
    expect([status, body['detail']]).toEqual([409, expect.stringContaining('Somebody else published')]);
    expect(await bike()).toMatchObject({ kerb_weight: 195, seat_height: 800 });
  });

  it('brings nothing back that another editor removed meanwhile', async () => {
    const entry = 'showroom/mumbai-wheels';
    const showroom = {
      slug: 'mumbai-wheels',
      brand: 'vega',
      city: 'mumbai',
      name: 'Mumbai Wheels',
      address: '12 Link Road',
    };
    await publish(entry, showroom, null);
    const { version } = await read(entry);
    expect((await publish(entry, null, version, editor)).status).toBe(201);
    expect((await publish(entry, { ...showroom, address: '14 Link Road' }, version)).status).toBe(409);
    expect((await read(entry)).content).toBeNull();
  });

  it('names what stands in the way at its field, and publishes nothing of it', async () => {
    const { content, version } = await read('model/surya-royal-350');
    const wrong = withValue(withValue(content ?? {}, 'specifications.kerb_weight', 1950), 'price_month', '2026-13');
    const { status, body } = await publish('model/surya-royal-350', wrong, version);
    expect([status, Object.keys(body)]).toEqual([400, ['price_month']]);
    const heavy = withValue(content ?? {}, 'specifications.kerb_weight', 1950);
    const refused = await publish('model/surya-royal-350', heavy, version);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['specifications.kerb_weight']]);
    expect(await bike()).toMatchObject({ kerb_weight: 195 });
  });

  it('says what stands in the way in Hindi too', async () => {
    const { content } = await read('model/surya-royal-350');
    const wrong = withValue(withValue(content ?? {}, 'name', 7), 'price_month', '2026-13');
    const check = async (of: DeskContent) =>
      (await owner.post(`${at('model/surya-royal-350')}check/?lang=hi`, { content: of })).body['problems'];
    expect(await check(wrong)).toEqual([
      { path: 'name', reason: 'टेक्स्ट हो' },
      { path: 'price_month', reason: 'महीना हो, जैसे 2026-06' },
    ]);
    expect(await check(withValue(content ?? {}, 'specifications.kerb_weight', 1950))).toMatchObject([
      { reason: expect.stringContaining('सही नहीं हो सकता') },
    ]);
  });

  it('names what is in a list, and what choices mean', async () => {
    const { content } = await read('model/surya-royal-350');
    const photo = { file: 'photos/none.jpg', alt: 'From the left', credit: 'Asha', licence: 'CC BY 4.0' };
    const changed = { ...content, status: 'discontinued', photos: [photo] };
    const { body } = await owner.post(`${at('model/surya-royal-350')}check/`, { content: changed });
    expect(body['changes']).toMatchObject([
      { path: 'status', words: { on_sale: 'On sale', discontinued: 'No longer sold' } },
      { path: 'photos', words: { alt: 'What it shows', credit: 'Photographer' } },
    ]);
  });

  it('sends no name of a choice that a change does not hold', async () => {
    const content = {
      slug: 'north-wheels',
      brand: 'vega',
      city: 'mumbai',
      name: 'North Wheels',
      address: '1 Link Road',
    };
    const { body } = await owner.post(`${at('showroom/north-wheels')}check/`, { content });
    const words = (body['changes'] as DeskChange[]).map(({ words: own }) => own);
    expect(Object.keys(Object.assign({}, ...words)).filter((word) => !Object.values(content).includes(word))).toEqual(
      [],
    );
    expect(words).toContainEqual({ mumbai: 'Mumbai, Maharashtra' });
  });

  it('begins an article as published today', async () => {
    expect((await read('article/brand-new')).initial).toMatchObject({ date: '2026-11-21', published: true });
  });

  it('takes an empty field as null where the format needs one', async () => {
    const { content } = await read('model/surya-royal-350');
    const { launch_date: _, ...empty } = content ?? {};
    const { body } = await owner.post(`${at('model/surya-royal-350')}check/`, { content: empty });
    expect(body).toMatchObject({ problems: [] });
  });

  it('keeps the old price in the history when a new month has another', async () => {
    const { content, version } = await read('model/surya-s1');
    const dearer = { ...content, price: 65_000, price_month: '2026-11' };
    expect((await publish('model/surya-s1', dearer, version)).status).toBe(201);
    const { body } = await api.get<{ points: { month: string }[] }>('/api/bikes/surya-s1/price-history/');
    expect(JSON.stringify(body)).toContain('2026-06');
    expect(JSON.stringify(body)).toContain('2026-11');
    const warned = await owner.post(`${at('model/surya-s1')}check/`, { content: { ...dearer, price: 66_000 } });
    expect(warned.body).toMatchObject({ problems: [], warnings: [{ path: 'price' }] });
  });

  it('adds a real showroom in the place of a sample, and an article that is found at its address', async () => {
    const showroom = {
      slug: 'mumbai-wheels',
      brand: 'vega',
      city: 'mumbai',
      name: 'Mumbai Wheels',
      address: '12 Link Road',
    };
    const added = deskRevisionSchema.parse((await publish('showroom/mumbai-wheels', showroom, null)).body);
    const listed = async () => JSON.stringify((await api.get('/api/dealerships/?brand=vega&city=mumbai')).body);
    expect(await listed()).toContain('Mumbai Wheels');
    expect(await listed()).not.toContain('Sample showroom');
    await undo(added.id);
    expect(await listed()).not.toContain('Mumbai Wheels');

    const article = {
      slug: 'what-is-new',
      title: 'What is new this month',
      date: '2026-11-20',
      category: 'News',
      author: 'Asha Rao',
      sample: false,
      markdown: 'A first paragraph that says what the article is about.',
      hindi: null,
    };
    const written = deskRevisionSchema.parse((await publish('article/what-is-new', article, null)).body);
    expect((await api.get<{ title: string }>('/api/news/what-is-new/')).body).toMatchObject({ title: article.title });
    await undo(written.id);
    expect((await api.get('/api/news/what-is-new/')).status).toBe(404);
  });

  it.each([
    ['brand/vega', 'company', 'Vega Motors'],
    [
      'faqs/faqs',
      'questions',
      [{ slug: 'one', question: 'Is there one question?', answer: 'Yes, this is the only one.' }],
    ],
    ['part-group/lights', 'name', 'All lights'],
    ['article/newer-one', 'published', false],
    ['loan-offers/loan-offers', 'offers', ownSingle('loan-offers').offers.slice(1)],
  ])('undoes a change of %s as if it had never been', async (entry, path, value) => {
    const before = await read(entry);
    const { id } = await change(entry, path, value);
    expect((await read(entry)).version).not.toBe(before.version);
    expect((await undo(id)).status).toBe(201);
    expect((await read(entry)).version).toBe(before.version);
  });

  it('keeps the newest drafts of a user, and those of others', async () => {
    const desk = new DeskRepository(database.orm);
    const idOf = async (username: string) =>
      (await database.orm.select().from(users).where(eq(users.username, username)))[0]?.id ?? 0;
    const [user_id, other] = [await idOf(asha.username), await idOf(ravi.username)];
    const early = { kind: 'article', slug: 'news-1', content: {}, base: null, saved_at: new Date(0) } as const;
    await desk.saveDraft({ ...early, user_id: other }, 2);
    for (const minute of [1, 3, 2])
      await desk.saveDraft(
        {
          user_id,
          kind: 'article',
          slug: `news-${minute}`,
          content: {},
          base: null,
          saved_at: new Date(minute * 60_000),
        },
        2,
      );
    const kept = await desk.draftsOf(user_id, 'article');
    expect([...kept].toSorted()).toEqual(['news-2', 'news-3']);
    expect([...(await desk.draftsOf(other, 'article'))]).toEqual(['news-1']);
  });

  it.each(deskKinds)('has one field for each value of a %s', async (kind) => {
    const slug = (singleDeskKinds as readonly string[]).includes(kind) ? kind : 'new';
    const paths = (await read(`${kind}/${slug}`)).fields.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('refuses content that is longer than an entry may be', async () => {
    const { content, version } = await read('article/newer-one');
    const draft = (markdown: string) =>
      owner.post(`${at('article/newer-one')}draft/`, { content: { ...content, markdown }, base: version });
    const { status, body } = await draft('x'.repeat(deskLimits.content));
    expect([status, Object.keys(body)]).toEqual([400, ['content']]);
    expect((await draft('x'.repeat(deskLimits.content / 2))).status).toBe(200);
  });

  it('keeps a draft for its user alone until it is published', async () => {
    const { content, version } = await read('model/surya-s1');
    const edited = { ...content, name: 'S1 New' };
    await owner.post(`${at('model/surya-s1')}draft/`, { content: edited, base: version });
    expect((await read('model/surya-s1')).draft).toMatchObject({ content: edited, base: version });
    expect((await read('model/surya-s1', editor)).draft).toBeNull();
    await change('model/surya-s1', 'popularity', 7, editor);
    expect((await read('model/surya-s1')).draft).toMatchObject({ base: version, base_content: content });
    const latest = (await read('model/surya-s1')).version;
    await publish('model/surya-s1', { ...edited, popularity: 7 }, latest);
    expect(await read('model/surya-s1')).toMatchObject({ draft: null, title: 'S1 New' });
  });

  it('shows the page, price and drawing of content that is not published', async () => {
    const { content } = await read('model/surya-royal-350');
    const { status, body } = await owner.post(`${at('model/surya-royal-350')}preview/`, {
      content: { ...content, price: 205_000, price_month: '2026-11' },
    });
    expect([status, body]).toMatchObject([200, { bike: { price: 205_000 }, drawing: expect.stringContaining('<svg') }]);
    expect(await bike()).toMatchObject({ price: 190_000 });
  });

  it('removes no brand with models, and says what to do', async () => {
    const { content: vega } = await read('brand/vega');
    const brand = { ...vega, slug: 'tara', name: 'Tara' };
    const added = deskRevisionSchema.parse((await publish('brand/tara', brand, null)).body);
    const { content: model } = await read('model/surya-s1');
    await publish('model/tara-t1', { ...model, slug: 'tara-t1', brand: 'tara' }, null);
    const refused = await undo(added.id);
    expect([refused.status, refused.body['detail']]).toEqual([409, expect.stringContaining('has models')]);
  });

  it('reads a spec sheet next to the figures of today', async () => {
    const { status, body } = await owner.post('desk/brochure/surya-royal-350/', {
      text: 'Kerb weight: 191 kg\nParking lamp hue: amber-ish',
    });
    expect(status).toBe(200);
    expect(body['facts']).toMatchObject([{ path: 'specifications.kerb_weight', value: 191, current: 195, line: 1 }]);
    expect(body['unread']).toMatchObject([{ line: 2, reason: 'Not understood' }]);
    const { body: inHindi } = await owner.post('desk/brochure/surya-royal-350/?lang=hi', { text: 'Wheelbase: 9 mm' });
    expect(inHindi['unread']).toMatchObject([{ reason: expect.stringMatching(/की सामान्य सीमा से बाहर है$/) }]);
  });

  it('reads a spec sheet from a PDF', async () => {
    const form = new FormData();
    form.append(
      'file',
      new Blob([
        buildPdf([
          [
            [50, 700, 'Kerb weight'],
            [200, 700, '191 kg'],
          ],
        ]),
      ]),
      'sheet.pdf',
    );
    const { status, body } = await owner.post('desk/brochure/surya-royal-350/file/', form);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      text: 'Kerb weight\t191 kg',
      facts: [{ path: 'specifications.kerb_weight', value: 191 }],
    });
  });

  it('stays as the desk changed it when the files are seeded again, which says so', async () => {
    await change('model/surya-royal-350', 'specifications.kerb_weight', 191);
    await database.orm.delete(catalogueState);
    const { kept } = await seedCatalogue(database, catalogueFixture());
    expect(kept).toEqual([{ kind: 'model', slug: 'surya-royal-350' }]);
    expect(await bike()).toMatchObject({ kerb_weight: 191 });
  });

  it('lists the entries of a kind with when they were changed and who has a draft, and finds them by words', async () => {
    const { content, version } = await read('model/surya-s2');
    const unchanged = async (entry: string) => {
      const { content: same, version: base } = await read(entry);
      return { content: same, base };
    };
    await owner.post(`${at('model/surya-s2')}draft/`, { content: { ...content, popularity: 9 }, base: version });
    await owner.post(`${at('model/surya-s3')}draft/`, await unchanged('model/surya-s3'));
    await change('model/surya-s1', 'popularity', 7);
    const listed = async (query: string, who = owner) =>
      deskEntryPageSchema.parse((await who.send('GET', `desk/entries/?kind=model&${query}`)).body);
    const stateOf = async (slug: string, who = owner) => {
      const { results } = await listed(`search=${slug}`, who);
      return results.filter((entry) => entry.slug === slug).map(({ changed_at, has_draft }) => [changed_at, has_draft]);
    };
    expect(await stateOf('surya-s1')).toEqual([[now.toISOString(), false]]);
    expect(await stateOf('surya-s2')).toEqual([[null, true]]);
    expect(await stateOf('surya-s2', editor)).toEqual([[null, false]]);
    expect(await stateOf('surya-s3')).toEqual([[null, false]]);
    expect((await listed('search=royal%20SURYA')).results.map(({ slug }) => slug)).toEqual(['surya-royal-350']);
    const titles = (await listed('ordering=title&limit=100')).results.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)));
    const [seen] = await database.orm.select({ id: bikes.id }).from(bikes).where(eq(bikes.slug, 'surya-s3'));
    await database.orm.insert(bikeViews).values({ bike_id: seen?.id ?? 0, week: '2026-W47', views: 5 });
    const first = (await listed('limit=1')).results;
    expect(first.map(({ slug, views }) => [slug, views])).toEqual([['surya-s3', 5]]);
    await database.orm.delete(bikeViews);
    const last = await listed('ordering=title&limit=7&page=3');
    expect([last.count, last.results.map(({ title }) => title)]).toEqual([20, titles.slice(14)]);
  });

  it('lists every change, and answers 404 to whoever has no role', async () => {
    await change('model/surya-s1', 'name', 'S1 New');
    await change('brand/vega', 'company', 'Vega Motors', editor);
    const page = deskRevisionPageSchema.parse((await editor.send('GET', 'desk/revisions/')).body);
    expect(page.results.map(({ kind, by }) => [kind, by])).toEqual([
      ['brand', ravi.username],
      ['model', asha.username],
    ]);
    const visitor = await roleBrowser(api, database, meera, { role: 'moderator', proved: now });
    expect((await visitor.send('GET', 'desk/revisions/')).status).toBe(404);
    expect((await api.get('/api/desk/entries/?kind=model')).status).toBe(404);
    expect((await owner.send('GET', at('faqs/others'))).status).toBe(404);
  });
});
