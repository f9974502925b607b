import { createApiClient } from '@dopahiya/api-client';
import { describe, expect, it } from 'vitest';
import { figureReportRules } from './figure-report-rules.ts';

const typed = { bike: 'classic-350', field: 'mileage', value: ' 41 kmpl ', seen_at: ' ' };

const problemOf = async (answer: () => Response) => {
  const api = createApiClient({ origin: 'https://api.invalid', fetch: async () => answer() });
  return figureReportRules
    .send(api, { bike: 'classic-350', field: 'mileage', value: '41 kmpl' })
    .then(() => null, figureReportRules.explain);
};

describe('the form for a wrong figure', () => {
  it('sends what was typed, and leaves out what was not', () => {
    expect(figureReportRules.read(typed)).toEqual({
      sent: { bike: 'classic-350', field: 'mileage', value: '41 kmpl' },
    });
    expect(figureReportRules.read({ ...typed, seen_at: 'Brochure' })).toMatchObject({ sent: { seen_at: 'Brochure' } });
  });

  it('asks for the right figure', () => {
    expect(figureReportRules.read({ ...typed, value: ' ' })).toEqual({
      fieldErrors: { value: 'Enter the correct value.' },
    });
  });

  it('leads back to its own page', () => {
    expect(figureReportRules.leadTo(typed, {})).toBe('/report-figure/classic-350?sent=1');
  });

  it.each([
    ['an empty object', () => Response.json({}, { status: 500 })],
    ['nothing', () => new Response(null, { status: 400 })],
    ['a page', () => new Response('<p>', { status: 503, headers: { 'content-type': 'text/html' } })],
  ])('says in its own words that it was refused with %s', async (_, answer) => {
    expect(await problemOf(answer)).toEqual({
      fieldErrors: {},
      problem: 'Something went wrong on our side. Your text is still here. Try again in a minute.',
    });
  });

  it('says what is wrong beside the field, and of what nobody sees above the form', async () => {
    const fieldErrors = { value: ['Use a number.'], bike: ['There is no such bike.'], captcha: ['Prove it.'] };
    expect(await problemOf(() => Response.json(fieldErrors, { status: 400 }))).toEqual({
      fieldErrors: { value: 'Use a number.' },
      problem: 'There is no such bike. Prove it.',
    });
  });

  it('is sent by any 2xx, whatever it holds', async () => {
    for (const answer of [
      () => new Response(null, { status: 204 }),
      () => Response.json([]),
      () => new Response('<p>'),
    ])
      expect(await problemOf(answer)).toBeNull();
  });
});
