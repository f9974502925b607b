import { type DeskImport, deskImportSchema, deskLimits, deskRevisionPageSchema } from '@dopahiya/domain/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { type AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { catalogueFiles } from '../../../testing/catalogue-fixture.ts';
import { roleBrowser } from '../../../testing/moderator-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';

const now = new Date('2026-11-21T12:00:00+05:30');

const showroom = {
  slug: 'vega-agra-fort',
  brand: 'vega',
  city: 'agra',
  name: 'Vega at the Fort',
  address: '1 Fort Road',
};

const article = `---
title: An article from a file
date: 2026-11-20
category: News
author: Dopahiya Sample Desk
sample: true
---

The first paragraph says what it is about.
`;

describe('an import at the desk', () => {
  let database: Database;
  let api: SeededApp;
  let owner: AccountBrowser;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database, now);
    owner = await roleBrowser(api, database, asha, { role: 'owner', proved: now });
  });
  afterAll(() => database.close());

  const send = async (files: Record<string, unknown>, isDryRun = false): Promise<DeskImport> => {
    const form = new FormData();
    for (const [name, content] of Object.entries(files)) {
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
      form.append('files', new File([text], name));
    }
    const answer = await api.app.request(`/api/desk/imports/${isDryRun ? 'dry-run/' : ''}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${owner.access}` },
    });
    return deskImportSchema.parse(await answer.json());
  };
  const effects = ({ entries }: DeskImport) =>
    entries.filter(({ effect }) => effect !== 'unchanged').map(({ kind, slug, effect }) => [kind, slug, effect]);
  const revisions = async () => deskRevisionPageSchema.parse((await owner.send('GET', 'desk/revisions/')).body).results;

  const [, vega] = catalogueFiles().brands;
  const [heavier] = structuredClone(vega ? [vega] : []);
  Object.assign(heavier?.models.find(({ slug }) => slug === 'vega-110')?.specifications ?? {}, { kerb_weight: 107 });
  const files = { 'vega.json': heavier, 'ours.json': [showroom], 'from-a-file.md': article };
  const expected = [
    ['model', 'vega-110', 'changed'],
    ['showroom', 'vega-agra-fort', 'added'],
    ['article', 'from-a-file', 'added'],
  ];
  const isThere = async (path: string) => (await api.get(path)).status === 200;

  it('says what it would do and does none of it, then does it as revisions that can be undone', async () => {
    const tried = await send(files, true);
    expect([tried.is_dry_run, effects(tried), tried.refused]).toEqual([true, expected, []]);
    expect([await revisions(), await isThere('/api/news/from-a-file/')]).toEqual([[], false]);
    expect(effects(await send(files))).toEqual(expected);
    expect(await isThere('/api/news/from-a-file/')).toBe(true);
    expect((await api.get('/api/bikes/vega-110/')).body).toMatchObject({ kerb_weight: 107 });
    expect(effects(await send(files))).toEqual([]);
    const made = await revisions();
    expect(made.map(({ slug }) => slug).toSorted()).toEqual(['from-a-file', 'vega-110', 'vega-agra-fort']);
    for (const { id } of made) expect((await owner.post(`desk/revisions/${id}/undo/`)).status).toBe(201);
    expect(await isThere('/api/news/from-a-file/')).toBe(false);
    expect((await api.get('/api/bikes/vega-110/')).body).toMatchObject({ kerb_weight: null });
  });

  it('refuses a form with more files than it takes, and one without any', async () => {
    const statusOf = async (count: number) => {
      const form = new FormData();
      for (let file = 0; file < count; file++) form.append('files', new File(['[]'], `file-${file}.json`));
      form.append('note', 'None of the files.');
      const headers = { authorization: `Bearer ${owner.access}` };
      return (await api.app.request('/api/desk/imports/dry-run/', { method: 'POST', body: form, headers })).status;
    };
    expect([await statusOf(deskLimits.files + 1), await statusOf(0)]).toEqual([400, 400]);
    expect(await statusOf(deskLimits.files)).toBe(200);
  });

  it('refuses an article without the Hindi one that the site has, which it would remove', async () => {
    const english = article.replace('from a file', 'in both languages');
    const hindi = `---\ntitle: दोनों भाषाओं का लेख\n---\n\nपहला पैराग्राफ़ बताता है कि लेख किस बारे में है।\n`;
    const both = { 'in-both.md': english, 'in-both.hi.md': hindi };
    expect(effects(await send(both))).toEqual([['article', 'in-both', 'added']]);
    const { refused } = await send({ 'in-both.md': english.replace('paragraph', 'line') });
    expect(refused).toEqual([{ file: 'in-both.md', line: 1, reason: expect.stringContaining('add in-both.hi.md') }]);
    const inHindi = (await api.get<{ title: string }>('/api/news/in-both/?lang=hi')).body;
    expect(inHindi).toMatchObject({ title: 'दोनों भाषाओं का लेख' });
  });

  it('writes nothing if anything is refused, and says where and why', async () => {
    const before = await revisions();
    const broken = { ...showroom, slug: 'nowhere', city: 'atlantis' };
    const { entries, refused } = await send({ ...files, 'ours.json': [showroom, broken], 'notes.txt': 'Hello' });
    expect(entries).toEqual([]);
    expect(refused).toEqual([
      { file: 'notes.txt', line: 1, reason: expect.stringContaining('no file that the desk imports') },
      { file: 'ours.json', line: expect.any(Number), reason: 'atlantis: is not the slug of a city' },
    ]);
    expect(await revisions()).toEqual(before);
  });
});
