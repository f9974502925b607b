import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import type { FaqService } from './faq-service.ts';

describe('FaqService', () => {
  let database: Database;
  let faqs: FaqService;

  beforeAll(async () => {
    database = await openTestDatabase();
    ({ faqs } = await seededServices(database));
  });
  afterAll(() => database.close());

  it('lists the general questions in the order of their file', async () => {
    const general = await faqs.list({ bike_model: undefined }, 'en');
    expect(general.map(({ question, bike_model_name }) => [question, bike_model_name])).toEqual([
      ['What is the on-road price?', null],
      ['What is ABS for?', null],
    ]);
  });

  it('answers about a model from its own facts', async () => {
    const ofRoyal = await faqs.list({ bike_model: 'surya-royal-350' }, 'en');
    expect(ofRoyal.map(({ id }) => id)).toContain('surya-royal-350-kerb-weight');
    expect(ofRoyal.every(({ bike_model_name }) => bike_model_name === 'Surya Royal 350')).toBe(true);
    expect(ofRoyal.find(({ id }) => id === 'surya-royal-350-variants')?.answer).toContain('Heritage and Signals');
  });

  it('says so when there is no such model', async () => {
    await expect(faqs.list({ bike_model: '999' }, 'en')).rejects.toMatchObject({
      status: 400,
      fields: { bike_model: [{ en: expect.stringContaining('find this bike') }] },
    });
  });
});
