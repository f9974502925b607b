import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageTexts } from './language-texts.ts';

const imports = {
  '#texts/*': {
    '@dopahiya/hi': { '@dopahiya/source': './src/texts/hi/*.js', default: './dist/texts/hi/*.js' },
    '@dopahiya/source': './src/texts/en/*.js',
    default: './dist/texts/en/*.js',
  },
};

const files = (folder: string) => ({
  [`${folder}/page.js`]: `import { title } from '#texts/page'; import { note } from '#texts/note'; console.log(title, note);`,
  [`${folder}/texts/en/page.js`]: `export const title = 'Bikes, ${folder}';`,
  [`${folder}/texts/en/note.js`]: `export const note = 'A note, ${folder}';`,
  [`${folder}/texts/hi/page.js`]: `export const title = 'बाइकें, ${folder}';`,
});

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'language-texts-')));
  for (const [name, text] of Object.entries({ ...files('src'), ...files('dist') })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', imports }));
});
afterEach(() => rmSync(root, { recursive: true }));

async function textsOf(folder: string, code: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [languageTexts(code)],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, folder, 'page.js') } },
  });
  return [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output.map((file) => ('code' in file ? file.code : '')) : []))
    .join('');
}

describe('languageTexts()', () => {
  it.each(['src', 'dist'])(
    'takes the texts of the language beside the code in %s, and English ones until there are others',
    async (folder) => {
      const code = await textsOf(folder, 'hi');
      expect(code).toContain(`बाइकें, ${folder}`);
      expect(code).toContain(`A note, ${folder}`);
      expect(code).not.toContain('Bikes');
    },
  );

  it('leaves English to the imports of the package', async () => {
    const code = await textsOf('dist', 'en');
    expect(code).toContain('Bikes, dist');
    expect(code).not.toContain('बाइकें');
  });

  it('says which package does not know the language', async () => {
    await expect(textsOf('src', 'ta')).rejects.toThrow(/package\.json has no condition '@dopahiya\/ta': add it/);
  });
});
