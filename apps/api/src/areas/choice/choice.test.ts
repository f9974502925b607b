import { choiceSchema, rivalNotesSchema, rivalsSchema } from '@dopahiya/domain/bikes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../../core/database/open-database.ts';
import { type SeededApp, seededApp } from '../../testing/seeded-app.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';

describe('choosing a bike', () => {
  let database: Database;
  let api: SeededApp;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database);
  });
  afterAll(() => database.close());

  it.each([
    ['use=fly', 'use'],
    ['kind=car', 'kind'],
    ['fuel=diesel', 'fuel'],
    ['socket=maybe', 'socket'],
    ['km=0', 'km'],
    ['height=100', 'height'],
    ['height=1e2', 'height'],
    ['budget=99999999', 'budget'],
    ['budget=-1', 'budget'],
    ['monthly=abc', 'monthly'],
    ['matters=price', 'matters'],
    ['matters=price-4', 'matters'],
    ['matters=price-1,price-1,price-1,price-1,price-1,price-1,price-1,price-1', 'matters'],
    ['matters=price-1&matters=price-2', 'matters'],
    ['limit=97', 'limit'],
    ['not=a%20b', 'not'],
    ['city=Atlantis', 'city'],
    [`city=${'x'.repeat(200)}`, 'city'],
  ])('refuses %j and names the field', async (query, field) => {
    const { status, body } = await api.get(`/api/choose/?${query}`);
    expect([status, body]).toEqual([400, { [field]: [expect.stringMatching(/^[A-Z].*\.$/)] }]);
  });

  it('treats empty fields of a form as not given', async () => {
    const empty = await api.get('/api/choose/?use=&kind=&fuel=&km=&height=&budget=&monthly=&matters=&city=&not=');
    expect([empty.status, empty.body]).toEqual([200, (await api.get('/api/choose/')).body]);
  });

  it('chooses for the needs alone if no bike has the slug that is asked about', async () => {
    const needs = '/api/choose/?city=Delhi&budget=100000';
    const answer = await api.get(`${needs}&not=nothing`);
    expect([answer.status, answer.body]).toEqual([200, (await api.get(needs)).body]);
    expect(answer.body).toMatchObject({ why_not: null });
  });

  it('says that it does not know the bike whose rivals are asked for', async () => {
    expect((await api.get('/api/bikes/nothing/rivals/')).status).toBe(404);
  });

  it('chooses among the bikes on sale with the prices of the city, by the usual weights of the use', async () => {
    const { body } = await api.get('/api/choose/?city=Mumbai&use=highway');
    const choice = z.parse(choiceSchema, body);
    expect(choice).toMatchObject({ city: 'Mumbai', why_not: null });
    expect(choice.chosen.every(({ bike }) => bike.status === 'on_sale' && (bike.power ?? 0) >= 15)).toBe(true);
    expect(choice.chosen_count).toBe(choice.chosen.length);
    const named = choice.chosen_count + choice.uncertain_count + choice.beaten;
    expect(named).toBeGreaterThan(0);
    expect(named).toBeLessThanOrEqual(choice.considered);
  });

  it('says why a bike is not in the answer', async () => {
    const { body } = await api.get('/api/choose/?city=Delhi&budget=20000&not=surya-royal-350');
    expect(z.parse(choiceSchema, body).why_not).toMatchObject({
      is_chosen: false,
      bike: { slug: 'surya-royal-350' },
      misses: [{ kind: 'budget', is_unknown: false, value: expect.any(Number), limit: 20_000 }],
    });
  });

  it('notes on the bikes of a list what beats them, as their pages say', async () => {
    const { body } = await api.get('/api/choose/rivals/?of=surya-royal-350,surya-old,nothing&city=Mumbai');
    const rivals = z.parse(rivalsSchema, (await api.get('/api/bikes/surya-royal-350/rivals/?city=Mumbai')).body);
    const { notes } = z.parse(rivalNotesSchema, body);
    expect(notes.map(({ slug, compared }) => [slug, compared])).toEqual([['surya-royal-350', rivals.compared]]);
    const many = Array.from({ length: 31 }, (_, at) => `bike-${at}`).join(',');
    expect((await api.get(`/api/choose/rivals/?of=${many}`)).status).toBe(400);
  });

  it('reads needs in words, with the name of a city', async () => {
    const { body } = await api.get('/api/choose/needs/?text=office+40+km+daily+mumbai+zorbing');
    expect(body).toMatchObject({ use: 'commute', km: 40, city: 'Mumbai', unused: ['zorbing'] });
    expect((await api.get(`/api/choose/needs/?text=${'x'.repeat(201)}`)).status).toBe(400);
  });

  it('finds what beats a bike by slug or id, in another city with other prices', async () => {
    const delhi = z.parse(rivalsSchema, (await api.get('/api/bikes/surya-royal-350/rivals/')).body);
    const mumbai = z.parse(rivalsSchema, (await api.get('/api/bikes/surya-royal-350/rivals/?city=Mumbai')).body);
    expect(delhi).toMatchObject({ city: 'Delhi', criteria: ['price', 'mileage', 'weight', 'power'] });
    expect(mumbai.bike.price).toBeGreaterThan(delhi.bike.price ?? 0);
  });
});
