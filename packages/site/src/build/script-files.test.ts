import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scriptFiles } from './script-files.ts';

let root: string;
beforeEach(() => void (root = realpathSync(mkdtempSync(join(tmpdir(), 'script-files-')))));
afterEach(() => rmSync(root, { recursive: true }));

/** A site of four pages, whose shared parts lie in a folder of any name. */
const site = (folder: string): Record<string, string> => ({
  'frame.js': `import { use } from 'lib'; import { header } from './${folder}/header.js'; use(header);`,
  'home.js': `import { use } from 'lib'; import { hero } from './${folder}/hero.js'; use(hero);`,
  'list.js': `import { use } from 'lib'; import { card } from './${folder}/card.js'; use(card);`,
  'bike.js': `import { use } from 'lib'; import { card } from './${folder}/card.js'; import { price } from './${folder}/price.js'; use(card, price);`,
  'news.js': `import { use } from 'lib'; import { price } from './${folder}/price.js'; use(price); import('./${folder}/answers.js');`,
  [`${folder}/header.js`]: `export const header = ['header', ${Math.PI}];`,
  [`${folder}/hero.js`]: `export const hero = ['hero'];`,
  [`${folder}/card.js`]: `export const card = ['card', ...Array.from('a card')];`,
  [`${folder}/price.js`]: `export const price = ['price', ...Array.from('a price')];`,
  [`${folder}/answers.js`]: `import { parse } from 'parser'; console.log(parse);`,
  'node_modules/lib/index.js': `export const use = (...parts) => console.log(parts);`,
  'node_modules/parser/index.js': `export const parse = JSON.parse;`,
});

async function buildSite(files: Record<string, string>, { frameShare = 0.8, smallest = 1 } = {}) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const input = ['frame', 'home', 'list', 'bike', 'news'].map((page) => join(root, `${page}.js`));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [scriptFiles({ libraries: ['lib'], lazyLibraries: ['parser'], frame: /layout/, frameShare, smallest })],
    environments: { client: { build: { write: false, modulePreload: false, rolldownOptions: { input } } } },
  });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return output.filter((file) => file.type === 'chunk');
}

const filesOf = (chunks: Rolldown.OutputChunk[]) =>
  chunks
    .map(({ moduleIds }) =>
      moduleIds
        .map((id) => basename(id))
        .toSorted()
        .join(' '),
    )
    .toSorted();

function loadedBy(page: string, chunks: Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string | undefined) => {
    if (!name || found.has(name)) return;
    found.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(visit);
  };
  visit(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page}.js`))?.fileName);
  return found;
}

const modulesOf = (page: string, chunks: Rolldown.OutputChunk[]): string[] =>
  [...loadedBy(page, chunks)]
    .flatMap((name) => chunks.find(({ fileName }) => fileName === name)?.moduleIds ?? [])
    .map((id) => basename(id));

describe('scriptFiles()', () => {
  it('cuts the same files whatever the folders are called', async () => {
    const before = filesOf(await buildSite(site('parts')));
    rmSync(root, { recursive: true });
    const after = filesOf(await buildSite(site('renamed/rooms')));
    expect(after).toEqual(before);
    expect(before).toContain('index.js');
  });

  it('makes one file of the libraries, and one of what most pages share', async () => {
    const shared = Object.fromEntries(
      ['frame', 'home', 'list', 'bike', 'news'].map((page) => [
        `${page}.js`,
        `import { one } from './one.js'; import { two } from './two.js'; ${site('parts')[`${page}.js`]} use(one, two);`,
      ]),
    );
    const parts = { 'one.js': `export const one = [1];`, 'two.js': `export const two = [2];` };
    const files = filesOf(await buildSite({ ...site('parts'), ...shared, ...parts }));
    expect(files).toEqual(expect.arrayContaining(['index.js', 'one.js two.js']));
  });

  it('makes one file of the frame, however few pages share a part of it', async () => {
    const layout = Object.fromEntries(['frame', 'home', 'list', 'bike'].map((page, index) => [
      `${page}.js`,
      `import { part } from './layout/${index < 2 ? 'top' : 'foot'}.js'; ${site('parts')[`${page}.js`]} use(part);`,
    ]));
    const parts = { 'layout/top.js': `export const part = [1];`, 'layout/foot.js': `export const part = [2];` };
    expect(filesOf(await buildSite({ ...site('parts'), ...layout, ...parts }))).toContain('foot.js top.js');
  });

  it('sends a page nothing that only others use', async () => {
    const chunks = await buildSite(site('parts'));
    expect(modulesOf('bike', chunks)).toEqual(expect.arrayContaining(['card.js', 'price.js']));
    expect(modulesOf('home', chunks)).toEqual(expect.not.arrayContaining(['card.js', 'price.js', 'answers.js']));
  });

  it('joins what is too small for a file of its own', async () => {
    expect(filesOf(await buildSite(site('parts'), { smallest: 10_000 }))).toContain('card.js price.js');
    expect(filesOf(await buildSite(site('parts')))).toEqual(expect.arrayContaining(['card.js', 'price.js']));
  });

  it('names libraries and what most pages share so that they come before what imports them', async () => {
    const chunks = (await buildSite(site('parts'))).filter(
      ({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry,
    );
    expect(chunks.length).toBeGreaterThan(1);
    for (const { fileName, imports } of chunks) {
      for (const imported of imports.filter((name) => chunks.some((chunk) => chunk.fileName === name))) {
        expect([fileName, imported].toSorted()).toEqual([imported, fileName]);
      }
    }
  });

  it('refuses a library that must come later, and says which page would load it', async () => {
    const files = { ...site('parts'), 'home.js': `import { parse } from 'parser'; console.log(parse);` };
    await expect(buildSite(files)).rejects.toThrow('parser would come with the first scripts of home.js');
  });
});
