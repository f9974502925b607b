import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../seeding/seed-catalogue.ts';
import { formatRejection } from '../seeding/rejection.ts';
import type { Database } from '../../core/database/open-database.ts';
import { articles, articleViews, catalogueState } from '../../core/database/schema.ts';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { articleText } from '../../testing/catalogue-folder.ts';
import { mostAskedAtOnce } from '../../testing/most-asked-at-once.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { importArticles } from '../seeding/import-articles.ts';

const article = {
  title: 'Eleven days on a scooter',
  date: '2026-10-01',
  category: 'News' as const,
  author: 'Asha Rao',
  sample: false,
  bikes: ['vega-110'],
  markdown: 'It *went* well.\n\n- Day one\n- Day two',
};

function folderOf(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('importArticles', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.orm.delete(catalogueState);
    await seedCatalogue(database, catalogueFixture());
  });
  afterAll(() => database.close());

  const stored = () => database.orm.select().from(articles).orderBy(asc(articles.slug));
  const refused = async (files: Record<string, string>) => {
    const before = await stored();
    const { rejections } = await importArticles(database, folderOf(files));
    expect(await stored()).toEqual(before);
    return rejections.map(formatRejection);
  };

  it('adds none where one asks for a figure that there is not, and says on which line', async () => {
    const markdown = 'A paragraph.\n\nIt costs {{price vega-110 atlantis}}.';
    const files = { 'eleven-days.md': articleText(article), 'wrong.md': articleText({ ...article, markdown }) };
    expect(await refused(files)).toEqual([expect.stringMatching(/^wrong\.md:12: .*There is no city 'atlantis'/)]);
  });

  it('asks its connection one thing after the other', async () => {
    const markdown = 'It costs {{price vega-110 mumbai}}.\n\n{{table scooters}}\n\n{{table bikes under 300000}}';
    const folder = folderOf({ 'eleven-days.md': articleText({ ...article, markdown }) });
    expect(await mostAskedAtOnce(() => importArticles(database, folder))).toBeLessThan(2);
  });

  it('adds the articles of a folder, and replaces one by its slug, which keeps its views', async () => {
    const [newer] = await database.orm.select().from(articles).where(eq(articles.slug, 'newer-one'));
    await database.orm.insert(articleViews).values({ article_id: newer?.id ?? 0, week: '2026-W47', views: 3 });
    const folder = folderOf({ 'eleven-days.md': articleText(article), 'newer-one.md': articleText(article) });
    expect((await importArticles(database, folder)).articles).toHaveLength(2);
    expect((await stored()).map(({ slug, title }) => [slug, title])).toEqual([
      ['eleven-days', article.title],
      ['newer-one', article.title],
      ['older-one', 'An article called older-one'],
    ]);
    const [views] = await database.orm.select().from(articleViews);
    expect(views).toMatchObject({ article_id: newer?.id, views: 3 });
  });

  it('writes nothing where one of them is wrong, and names file, line and reason of every place', async () => {
    const faults = await refused({
      'good-one.md': articleText(article),
      'bad-bike.md': articleText({ ...article, bikes: ['nobody'] }),
      'bad-html.md': articleText({ ...article, markdown: 'Fine.\n\n<script>alert(1)</script>' }),
      'bad-key.md': articleText(article).replace('author:', 'auther:'),
      'Bad Name.md': articleText(article),
      'bad-head.md': 'No front matter.',
    });
    expect(faults.toSorted()).toEqual([
      'Bad Name.md:1: slug: must be lowercase words joined by hyphens',
      'bad-bike.md:7: nobody: is not the slug of a model',
      'bad-head.md:1: must begin with front matter: `name: value` between two lines of ---, at most 100 of them',
      'bad-html.md:12: the text: has HTML in it, which is shown as it stands: write Markdown',
      'bad-key.md:1: author: must be given',
      'bad-key.md:5: auther: is not a field of the format',
    ]);
  });

  it('refuses a folder without articles, and a file that is too large to be one', async () => {
    expect(await refused({ 'notes.txt': 'x' })).toEqual(['.:1: holds no article: there is no *.md file in it']);
    expect(await refused({ 'huge.md': 'x'.repeat(300_000) })).toEqual(['huge.md:1: is larger than 256 kB']);
    const long = articleText({ ...article, markdown: 'word '.repeat(20_000) });
    expect(await refused({ 'long.md': long })).toEqual([
      expect.stringMatching(/^long\.md:10: markdown: must have at most/),
    ]);
  });
});
