import { describe, expect, it } from 'vitest';
import { figureReportRules } from './figure-report-rules.ts';

const typed = { bike: 'classic-350', field: 'mileage', value: ' 41 kmpl ', seen_at: ' ' };

describe('the form for a wrong figure', () => {
  it('sends what was typed, and leaves out what was not', () => {
    expect(figureReportRules.read(typed)).toEqual({
      sent: { bike: 'classic-350', field: 'mileage', value: '41 kmpl' },
    });
    expect(figureReportRules.read({ ...typed, seen_at: 'Brochure' })).toMatchObject({ sent: { seen_at: 'Brochure' } });
  });

  it('asks for the right figure', () => {
    expect(figureReportRules.read({ ...typed, value: ' ' })).toEqual({
      faults: { value: 'Say what the right figure is.' },
    });
  });

  it('leads back to its own page', () => {
    expect(figureReportRules.leadTo(typed, { stored: true })).toBe('/report-figure/classic-350?sent=1');
  });
});
