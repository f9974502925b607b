import { storedReportSchema } from '@dopahiya/domain/requests';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { formatReports } from '../../../cli/catalogue.ts';
import { figureReports } from '../../../core/database/figure-report-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import { FigureReportRepository, MAX_VALUES_PER_FIGURE } from './figure-report-repository.ts';

const report = { bike: 'surya-royal-350', field: 'kerb_weight', value: '191 kg', seen_at: 'brochure, page 2' };

describe('figure-reports/', () => {
  let database: Database;
  let app: ReturnType<typeof createApp>;

  beforeAll(async () => {
    database = await openTestDatabase();
    const limits = testLimits({ reports: { burst: MAX_VALUES_PER_FIGURE + 3, perSecond: 0.1 } });
    const logger = pino({ level: 'silent' });
    app = createApp({ services: await seededServices(database), logger, limits });
  });
  beforeEach(() => database.orm.delete(figureReports));
  afterAll(() => database.close());

  const send = async (body: unknown, address: string) => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await app.request('/api/figure-reports/', request, { address });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const listed = async () => formatReports(await new FigureReportRepository(database.orm).list());

  it('stores what a visitor says, and lists it beside what the catalogue has', async () => {
    expect(await listed()).toBe('No figure was reported as wrong.');
    const { status, body } = await send(report, '203.0.113.1');
    expect([status, storedReportSchema.parse(body)]).toEqual([200, { stored: true }]);
    expect(await listed()).toBe(
      'surya-royal-350 kerb_weight: 195 in the catalogue, reported as 191 kg ' +
        '(once, last on 21 Nov 2026, seen at: brochure, page 2)',
    );
  });

  it('counts who says the same again, and lists first what was said most often', async () => {
    await send({ ...report, field: 'mileage', value: '36' }, '203.0.113.2');
    await send(report, '203.0.113.2');
    await send({ ...report, value: ' 191 kg ', seen_at: '' }, '203.0.113.3');
    const lines = (await listed()).split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/kerb_weight: .* \(2 times, .*page 2\)$/),
      expect.stringMatching(/mileage: not known in the catalogue, reported as 36/),
    ]);
  });

  it('stores so many values of a figure and no more, and forgets none of another figure or bike', async () => {
    const others = [{ field: 'mileage' }, { bike: 'vega-110' }];
    for (const other of others) await send({ ...report, ...other }, '203.0.113.10');
    for (let value = 0; value < MAX_VALUES_PER_FIGURE + 2; value++) {
      expect((await send({ ...report, value: String(value) }, '203.0.113.4')).status).toBe(200);
    }
    const lines = (await listed()).split('\n');
    expect(lines).toHaveLength(MAX_VALUES_PER_FIGURE + others.length);
    expect(lines.join()).not.toContain('reported as 0 ');
  });

  it('keeps what several have said while others say ever new values', async () => {
    for (const address of ['203.0.113.7', '203.0.113.8']) await send(report, address);
    for (let value = 0; value < MAX_VALUES_PER_FIGURE + 2; value++)
      await send({ ...report, value: String(value) }, '203.0.113.9');
    expect(await listed()).toContain('reported as 191 kg (2 times');
  });

  it.each([
    ['bike', { ...report, bike: 'nobody' }],
    ['field', { ...report, field: 'colour' }],
    ['field', { ...report, field: undefined }],
    ['value', { ...report, value: '' }],
    ['value', { ...report, value: 'x'.repeat(61) }],
    ['value', { ...report, value: 'two\nlines' }],
    ['seen_at', { ...report, seen_at: 'x'.repeat(201) }],
  ])('names %s when it cannot be used', async (field, body) => {
    expect(await send(body, '203.0.113.5')).toEqual({
      status: 400,
      body: { [field]: [expect.stringMatching(/^[A-Z].*\.$/)] },
    });
  });

  it('asks who reports too much to wait', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < MAX_VALUES_PER_FIGURE + 4; count++)
      statuses.push((await send(report, '203.0.113.6')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
