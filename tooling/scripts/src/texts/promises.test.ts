import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { findPromises, hasKept, keptPromises } from './promises.ts';

const path = 'packages/discovery/src/texts/en/shelves.ts';
const wordsIn = (source: string, at = path) => findPromises(at, source, keptPromises).map(({ word }) => word);

describe('words that promise something', () => {
  it.each([
    ["export const badge = 'Verified Reviews';", 'verified'],
    ["export const note = 'A Secure connection';", 'secure'],
    ["export const dealers = 'TRUSTED BY MANY';", 'trusted'],
    ["export const price = 'Official price';", 'official'],
    ["export const price = { label: 'Guaranteed price' };", 'guaranteed'],
    ['export const first = (count: string) => `The #1 of ${count}`;', '#1'],
    ['export const offers = (city: string) => `${city}: best offers`;', 'best'],
    ["export const makers = 'From top brands';", 'top'],
    ["export const sure = '100% genuine';", '100%'],
  ])('are found in %s', (source, word) => {
    expect(wordsIn(source)).toContain(word);
  });

  it.each([
    "export const topSpeed = 'Top speed';",
    "export const price = 'Registration comes on top';",
    "import { best } from './best.ts';\nexport * from './top.ts';",
    "/** The best of all. */\nexport const trusted = 'Figures';",
    "export const stop = 'A stopover of the topography';",
  ])('are none where nothing is promised: %s', (source) => {
    expect(wordsIn(source)).toEqual([]);
  });

  it('are kept where it is said what keeps them, and nowhere else', () => {
    const source = "export const verified = 'Verified';";
    expect(wordsIn(source, 'packages/ui-kit/src/texts/en/used-card.ts')).toEqual([]);
    expect(wordsIn(source)).toEqual(['verified']);
  });

  it('are kept by nothing that no text has any more', () => {
    const files = globSync(['packages/*/src/texts/en/*.ts', 'apps/web/app/texts/en/*.ts'], { cwd: repository });
    const sources = files.map((file) => [file, readFileSync(join(repository, file), 'utf8')] as const);
    const unused = keptPromises.filter((kept) => !sources.some(([file, source]) => hasKept(kept, file, source)));
    expect(unused).toEqual([]);
  });
});
