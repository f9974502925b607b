import {
  deskFigureReportPageSchema,
  deskMessagePageSchema,
  deskQuestionPageSchema,
  type MessageState,
} from '@dopahiya/domain/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatMessages, chatPeople } from '../../../core/database/chat-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { type AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { roleBrowser } from '../../../testing/moderator-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';

const now = new Date('2026-11-21T12:00:00+05:30');

describe('the inbox of the desk', () => {
  let database: Database;
  let api: SeededApp;
  let owner: AccountBrowser;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database, now);
    owner = await roleBrowser(api, database, asha, { role: 'owner', proved: now });
  });
  afterAll(() => database.close());

  it('moves messages from one state to another, and deletes them', async () => {
    await owner.post('users/contact-messages/', {
      name: 'Pooja',
      email: 'pooja@example.test',
      mobile_number: '9876543210',
      city: 'Pune',
      comments: 'Where is the price of the Vega 110 from?',
      consent: true,
      agreement: true,
    });
    const listed = async (state: MessageState) =>
      deskMessagePageSchema.parse((await owner.send('GET', `desk/messages/?state=${state}`)).body).results;
    await owner.post('users/contact-messages/', {
      name: 'Ravi',
      email: 'ravi@example.test',
      mobile_number: '9876543210',
      city: 'Pune',
      comments: 'Does it come in blue?',
      consent: true,
      agreement: true,
    });
    const [newest, message, ...others] = await listed('open');
    expect([newest?.name, others]).toEqual(['Ravi', []]);
    await owner.send('DELETE', `desk/messages/${newest?.id}/`);
    expect(message).toMatchObject({ name: 'Pooja', state: 'open' });
    const path = `desk/messages/${message?.id}/`;
    expect((await owner.send('PATCH', path, { state: 'answered' })).body).toMatchObject({ state: 'answered' });
    expect([await listed('open'), (await listed('answered')).length]).toEqual([[], 1]);
    expect((await owner.send('DELETE', path)).status).toBe(200);
    expect([await listed('answered'), (await owner.send('DELETE', path)).status]).toEqual([[], 404]);
  });

  it('shows a reported figure beside the catalogue’s, and settles it in moderation too', async () => {
    await owner.post('figure-reports/', { bike: 'surya-royal-350', field: 'kerb_weight', value: '191 kg' });
    const reports = async () =>
      deskFigureReportPageSchema.parse((await owner.send('GET', 'desk/figure-reports/')).body).results;
    const [report] = await reports();
    expect(report).toMatchObject({
      bike: { slug: 'surya-royal-350' },
      path: 'specifications.kerb_weight',
      label: 'Kerb weight',
      unit: 'kg',
      current: 195,
      reported: '191 kg',
      value: 191,
    });
    const settle = () => owner.post(`desk/figure-reports/${report?.id}/`, { verdict: 'corrected' });
    expect((await settle()).status).toBe(200);
    expect([await reports(), (await settle()).status]).toEqual([[], 409]);
    const { body } = await owner.send('GET', 'moderation/decisions/');
    expect(body['results']).toMatchObject([{ subject: 'figure', reason: 'The figure was corrected at the desk.' }]);
  });

  it('groups the questions without an answer, and hides people, numbers and places', async () => {
    const person = { phone: '+919876543210', created_at: now, email: null };
    await database.orm.insert(chatPeople).values([
      { ...person, id: 'one', name: 'Pooja Naik', city: 'Nashik' },
      { ...person, id: 'two', name: 'Ravi', city: 'Delhi' },
    ]);
    const message = { reply: 'Something.', intent: 'out_of_scope', sent_at: now };
    await database.orm.insert(chatMessages).values([
      { ...message, person_id: 'one', message: 'Can I tow a boat with it?' },
      { ...message, person_id: 'two', message: 'can i tow a boat with it' },
      { ...message, person_id: 'one', message: 'I am Pooja from Nashik, call 98765 43210 or pooja@example.test' },
      { ...message, person_id: 'two', message: 'Is Vega 110 good, asks my friend Suresh?' },
      { ...message, person_id: 'two', message: 'mera number ९८७६५ ४३२१० hai' },
      { ...message, person_id: 'two', message: 'Price of Vega 110', intent: 'on_road_price' },
    ]);
    const { results } = deskQuestionPageSchema.parse((await owner.send('GET', 'desk/questions/')).body);
    expect(results.map(({ text, count }) => [text, count])).toEqual([
      ['can i tow a boat with it', 2],
      ['i am [name] from [place], call [number] or [mail]', 1],
      ['is vega [number] good, asks my friend [name]', 1],
      ['mera number [number] hai', 1],
    ]);
    expect(JSON.stringify(results)).not.toMatch(/pooja|ravi|one"|98765/i);
  });
});
