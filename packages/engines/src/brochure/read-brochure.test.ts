import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSheet } from './check-sheet.ts';

const folder = new URL('fixtures/', import.meta.url);
const sheets = readdirSync(folder).map((name) => checkSheet(name, readFileSync(new URL(name, folder), 'utf8')));

describe('readBrochure', () => {
  it('states nothing wrong in any of the sample sheets', () => {
    expect(sheets.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it('reads at least 95 % of their lines', () => {
    const lines = sheets.reduce((sum, sheet) => sum + sheet.lines, 0);
    const missed = sheets.flatMap((sheet) => sheet.missed);
    if (process.env['SHOW'] !== undefined) console.log(`${missed.length} of ${lines}\n${missed.join('\n')}`);
    expect(missed.length).toBeLessThanOrEqual(lines * 0.05);
  });
});
