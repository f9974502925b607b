import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hindiPlaceNames } from '@dopahiya/domain/places';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { openOwnCatalogue } from '../../../testing/test-databases.ts';
import { ownCatalogue } from '../../seeding/read-catalogue.ts';
import { figuresOfToday } from './catalogue-figures.ts';
import { fillFigures } from './fill-figures.ts';

const folder = join(ownCatalogue, 'articles');
const guides = readdirSync(folder)
  .filter((file) => file.endsWith('.hi.md'))
  .map((file) => ({ file, body: readFileSync(join(folder, file), 'utf8').split('\n---\n').slice(1).join('\n---\n') }));

describe('the articles in Hindi', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openOwnCatalogue();
  });

  it('have the columns, notes and places of their figures in Hindi', async () => {
    const source = figuresOfToday(database.orm, () => new Date('2026-11-26T12:00:00+05:30'));
    for (const { file, body } of guides) {
      const text = await fillFigures(body, source, 'hi');
      expect(text, file).not.toMatch(/[{}]|undefined|NaN|₹-|not known|ex-showroom, |Dopahiya's catalogue/);
      const titles = text.split('\n').filter((line, index, all) => all[index + 1]?.startsWith('| -') && line);
      for (const title of titles) expect(title, file).toMatch(/\p{Script=Devanagari}/u);
      const read = text.replaceAll(/\]\([^)]*\)/g, ']');
      // A bank has India in its name.
      const named = Object.keys(hindiPlaceNames).filter(
        (name) => name !== 'India' && new RegExp(`\\b${name}\\b`).test(read),
      );
      expect(named, file).toEqual([]);
    }
  });
});
