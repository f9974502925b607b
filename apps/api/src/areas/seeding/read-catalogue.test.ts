import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { writeCatalogueFolder } from '../../testing/catalogue-folder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { ownCatalogue, readCatalogue } from './read-catalogue.ts';
import { formatRejection } from './rejection.ts';

interface Fixture {
  folder: string;
  /** Replaces a text that occurs once in a file. */
  edit: (file: string, from: string, to: string) => void;
  /** Returns the number of the first line that contains a text. */
  lineOf: (file: string, text: string) => number;
  rejections: () => Promise<string[]>;
}

/** Writes the made-up catalogue as files; articles are optional, since reading them starts a thread each time. */
function catalogueFolder({ hasArticles = false } = {}): Fixture {
  const folder = temporaryFolder();
  writeCatalogueFolder(folder);
  if (!hasArticles) rmSync(join(folder, 'articles'), { recursive: true });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    folder,
    edit: (file, from, to) => {
      expect(read(file)).toContain(from);
      writeFileSync(join(folder, file), read(file).replace(from, to));
    },
    lineOf: (file, text) =>
      read(file)
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1,
    rejections: async () => (await readCatalogue(folder)).rejections.map(formatRejection),
  };
}

const surya = 'brands/surya.json';
const vega = 'brands/vega.json';
const newer = 'articles/newer-one.md';

describe('readCatalogue', () => {
  it('reads every brand and city', async () => {
    const { catalogue, rejections } = await readCatalogue(catalogueFolder({ hasArticles: true }).folder);
    expect(rejections).toEqual([]);
    expect({ ...catalogue, articles: catalogue.articles.toReversed() }).toEqual({
      articleTranslations: [],
      realShowrooms: [],
      singles: {},
      ...catalogueFixture(),
      rejectFigures: expect.any(Function),
    });
  });

  it('finds nothing to reject in the catalogue of this repository', async () => {
    const { catalogue, rejections } = await readCatalogue(ownCatalogue);
    expect(rejections.map(formatRejection)).toEqual([]);
    expect(catalogue.brands.length).toBeGreaterThan(0);
  });

  it('names the line of a figure that cannot be true of its class', async () => {
    const { edit, lineOf, rejections } = catalogueFolder();
    edit(surya, '"kerb_weight": 195', '"kerb_weight": 1950');
    expect(await rejections()).toEqual([
      `${surya}:${lineOf(surya, '"kerb_weight": 1950')}: models[14].specifications.kerb_weight: 1950 cannot be true of a ` +
        'model of its class, where it lies between 125 and 250',
    ]);
  });

  it('takes no two sources for the same other figures', async () => {
    const { edit, rejections } = catalogueFolder();
    const source = { kind: 'maker', title: 'Brochure', confidence: 'high' };
    edit(surya, '"highlights"', `"sources": ${JSON.stringify([source, source])}, "highlights"`);
    expect(await rejections()).toEqual([expect.stringContaining('may hold one source without fields')]);
  });

  it('names file, line, field and reason of every bad row', async () => {
    const { edit, lineOf, rejections } = catalogueFolder();
    edit(vega, '"body_style": "scooter"', '"body_style": "rocket"');
    edit(vega, '"wheelbase": 1260', '"wheelbase": "long"');
    edit('cities.json', '"latitude": 27.18', '"latitude": 127.18');
    const found = await rejections();
    expect(found).toHaveLength(3);
    expect(found[0]).toMatch(
      new RegExp(`^${vega}:${lineOf(vega, 'rocket')}: models\\[0\\]\\.body_style: must be one of these`),
    );
    expect(found[1]).toMatch(`${vega}:${lineOf(vega, '"long"')}: models[2].specifications.wheelbase: must be a number`);
    expect(found[2]).toMatch(`cities.json:${lineOf('cities.json', '127.18')}: [0].latitude: must be at most 38`);
  });

  it('points at the row that lacks a field, and at a field that the format does not have', async () => {
    const { edit, lineOf, rejections } = catalogueFolder();
    edit(vega, '"popularity": 4000,', '');
    edit(vega, '"popularity": 2500', '"popularity": 2500, "colour_of_money": 1');
    const [missing, unknown] = await rejections();
    expect(missing).toMatch(`${vega}:${lineOf(vega, '"slug": "vega-e1"') - 1}: models[0].popularity: `);
    expect(unknown).toBe(
      `${vega}:${lineOf(vega, 'colour_of_money')}: models[2].colour_of_money: is not a field of the format`,
    );
  });

  it.each([
    ['a slug that is too long', vega, '"slug": "vega-110"', `"slug": "${'v'.repeat(81)}"`, /slug: .*80/],
    [
      'a slug that another brand has',
      vega,
      '"slug": "vega-110"',
      '"slug": "surya-s3"',
      /surya-s3: is already the slug of another model in brands\/surya\.json/,
    ],
    [
      'a slug that is a call of the API',
      vega,
      '"slug": "vega-110"',
      '"slug": "scooters"',
      /slug: is an address of the API itself/,
    ],
    ['two variants of one name', surya, '"name": "Signals"', '"name": "Heritage"', /Heritage: is already a variant/],
    [
      'two colours of one slug',
      surya,
      '"name": "Night Blue"',
      '"name": "Signal  red"',
      /signal-red: is already a colour/,
    ],
    [
      'a colour that names another kind of drawing',
      surya,
      '"name": "Night Blue"',
      '"name": "Measured"',
      /measured: cannot name a colour/,
    ],
    [
      'a brand called other than its file',
      vega,
      '"slug": "vega"',
      '"slug": "vaga"',
      /must be the name of the file, or the file be called vaga\.json/,
    ],
    [
      'a city slug that another city has',
      'cities.json',
      '"slug": "fatehpur-rajasthan"',
      '"slug": "agra"',
      /agra: is already the slug of another city/,
    ],
    [
      'a field that stands twice in one row',
      vega,
      '"popularity": 4000',
      '"popularity": 1, "popularity": 4000',
      /names popularity twice/,
    ],
    ['a comment', vega, '"models"', '/* all */ "models"', /is not JSON \(InvalidCommentToken\)/],
    ['a comma too many', surya, '"models": [', '"models": [,', /is not JSON \(ValueExpected\)/],
  ])('rejects %s', async (_, file, from, to, reason) => {
    const { edit, rejections } = catalogueFolder();
    edit(file, from, to);
    const found = (await rejections()).filter((rejection) => rejection.startsWith(`${file}:`));
    expect(found).toEqual([expect.stringMatching(reason)]);
    expect(found[0]).toMatch(new RegExp(`^${file}:\\d+: `));
  });

  it('rejects articles for what is wrong with each, beside those that are right', async () => {
    const faults: [what: string, from: string, to: string, reason: RegExp][] = [
      ['an article about a model that is nowhere', 'vega-e1', 'vega-e9', /vega-e9: is not the slug of a model/],
      ['an article that names a model twice', '[vega-e1]', '[vega-e1, vega-e1]', /vega-e1: is named already/],
      ['a field that no article has', 'caption:', 'captain:', /captain: is not a field of the format/],
      ['a category that is none', 'Review', 'Reviews', /category: must be one of these/],
      ['an article of nobody', 'Dopahiya Sample Desk', '" "', /author: must be given/],
      ['a day that is none', '2026-09-01', '2026-09-31', /date: must be a date like/],
      ['a tool without its words', 'caption:', 'tool: /ownership\ncaption:', /tool and tool_label belong together/],
      ['a tool elsewhere', 'caption:', 'tool_label: Go\ntool: //evil.example\ncaption:', /tool: must be an address/],
      ['a field that stands twice', 'caption:', 'date: 2026-01-01\ncaption:', /date: stands twice/],
      ['HTML in an article', 'The second', '<b>The</b> second', /the text: has HTML in it/],
      ['an article that begins with a heading', 'The first', '## The first', /begin with a plain paragraph/],
      ['an article without front matter', '---\ntitle', 'title', /must begin with front matter/],
    ];
    const { folder, rejections } = catalogueFolder({ hasArticles: true });
    const right = readFileSync(join(folder, newer), 'utf8');
    const files = faults.map(([, from, to], index) => {
      expect(right).toContain(from);
      const file = `articles/wrong-${index}.md`;
      writeFileSync(join(folder, file), right.replace(from, to));
      return file;
    });
    const found = await rejections();
    const reasons = files.map((file) => found.filter((rejection) => rejection.startsWith(`${file}:`)));
    for (const [index, [what, , , reason]] of faults.entries()) {
      expect(reasons[index], what).toEqual([expect.stringMatching(reason)]);
      expect(reasons[index]?.[0]).toMatch(new RegExp(`^${files[index]}:\\d+: `));
    }
    expect(found).toHaveLength(faults.length);
  });

  it.each([
    ['a review of nobody', 'reviews.json', '"vega-e1"', '"nobody"', /nobody: is not the slug of a model/],
    ['a review that is no sample', 'reviews.json', '"is_sample": true', '"is_sample": false', /must be true/],
    ['a comparison with nobody', 'comparisons.json', '"vega-110"', '"nobody"', /nobody: is not the slug of a model/],
    [
      'a comparison with itself',
      'comparisons.json',
      '"vega-110"',
      '"vega-e1"',
      /vega-e1: cannot be compared with itself/,
    ],
    ['two parts of one slug', 'parts.json', '"headlamp-bulb"', '"filter-oil"', /is already the slug of another part/],
    ['two groups of one slug', 'parts.json', '"lights"', '"air-filter"', /is already the slug of another group/],
    ['two questions of one slug', 'faqs.json', '"what-is-abs"', '"what-is-on-road"', /is already the slug of another/],
    ['showrooms of a brand that is nowhere', 'showrooms.json', '"vega"', '"vaga"', /vaga: is not the slug of a brand/],
  ])('rejects %s', async (_, file, from, to, reason) => {
    const { edit, rejections } = catalogueFolder();
    edit(file, from, to);
    const found = await rejections();
    expect(found).toEqual([expect.stringMatching(reason)]);
    expect(found[0]).toMatch(new RegExp(`^${file}:\\d+: `));
  });

  it('rejects a pair that stands twice, in whatever order', async () => {
    const { folder, rejections } = catalogueFolder();
    writeFileSync(join(folder, 'comparisons.json'), '[["vega-e1", "vega-110"],\n["vega-110", "vega-e1"]]');
    expect(await rejections()).toEqual(['comparisons.json:2: vega-110 and vega-e1: are a pair already']);
  });

  it('passes over no articles of the form before', async () => {
    const { folder, rejections } = catalogueFolder();
    writeFileSync(join(folder, 'articles.json'), '[]');
    expect(await rejections()).toEqual(['articles.json:1: is not read: write each article as articles/{slug}.md']);
  });

  it('needs neither showrooms nor questions, articles, comparisons and reviews', async () => {
    const { folder, rejections } = catalogueFolder();
    for (const name of ['showrooms.json', 'faqs.json', 'comparisons.json', 'reviews.json', 'parts.json'])
      rmSync(join(folder, name), { recursive: true });
    expect(await rejections()).toEqual([]);
    const { catalogue } = await readCatalogue(folder);
    expect(catalogue).toMatchObject({
      showrooms: undefined,
      faqs: [],
      articles: [],
      comparisons: [],
      reviews: [],
      usedBikes: undefined,
      parts: [],
    });
  });

  it('rejects a brand that takes an address of the site', async () => {
    const { folder, edit, rejections } = catalogueFolder();
    edit(vega, '"slug": "vega"', '"slug": "compare-bikes"');
    renameSync(join(folder, vega), join(folder, 'brands/compare-bikes.json'));
    expect(await rejections()).toEqual([expect.stringMatching(/brand\.slug: is an address of the site itself/)]);
  });

  it('rejects an empty file, a folder without brands and a folder without cities', async () => {
    const { folder, rejections } = catalogueFolder();
    writeFileSync(join(folder, vega), '');
    expect(await rejections()).toEqual([`${vega}:1: is not JSON (ValueExpected)`]);
    rmSync(join(folder, 'brands'), { recursive: true });
    rmSync(join(folder, 'cities.json'));
    const [noBrand, noCities] = await rejections();
    expect(noBrand).toBe('brands:1: holds no brand: there is no *.json file in it');
    expect(noCities).toMatch(/^cities\.json:1: cannot be read/);
  });
});
