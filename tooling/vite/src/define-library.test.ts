import { globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { defineLibrary } from './define-library.ts';

const files = {
  'package.json': JSON.stringify({ type: 'module' }),
  'src/index.ts': `import endings from 'endings/index.json' with { type: 'json' };
    import { dot } from 'dots';
    export const all = endings.map((ending) => dot + ending);`,
  'node_modules/endings/index.json': '["example", "test"]',
  'node_modules/endings/package.json': JSON.stringify({ name: 'endings', main: 'index.json' }),
  'node_modules/dots/index.js': `export const dot = '.';`,
  'node_modules/dots/package.json': JSON.stringify({ name: 'dots', type: 'module', main: 'index.js' }),
};

it('builds a package that Node can load, with the JSON of another package in it', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'define-library-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await build({ ...defineLibrary(), root, configFile: false, logLevel: 'silent' });
  rmSync(join(root, 'node_modules/endings'), { recursive: true });
  const [entry = ''] = globSync(join(root, 'dist/**/index.js'));
  const { all } = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as { all: string[] };
  expect(all).toEqual(['.example', '.test']);
});
