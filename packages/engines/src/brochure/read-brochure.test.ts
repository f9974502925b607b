import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSheet } from './check-sheet.ts';

const folder = new URL('fixtures/', import.meta.url);
const sheets = readdirSync(folder).map((name) => checkSheet(name, readFileSync(new URL(name, folder), 'utf8')));

/** Sheets of which we cannot read every line yet. */
const hard = ['23-chat-hinglish.txt', '35-ev-site.txt', '39-dash-lines.txt'];

describe('readBrochure', () => {
  it('states nothing wrong in any of the sample sheets', () => {
    expect(sheets.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it('reads every line of all sheets but those that are known to be hard', () => {
    const lines = sheets.reduce((sum, sheet) => sum + sheet.lines, 0);
    const missed = sheets.flatMap((sheet) => sheet.missed);
    if (process.env['SHOW'] !== undefined) console.log(`${missed.length} of ${lines}\n${missed.join('\n')}`);
    expect(missed.filter((line) => !hard.some((name) => line.startsWith(name)))).toEqual([]);
    expect(missed.length).toBeLessThanOrEqual(lines * 0.02);
  });
});
