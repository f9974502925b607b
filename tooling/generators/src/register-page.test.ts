import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withDependencies, withPage, withPath } from './register-page.ts';
import { repository } from './repository.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');

describe('withPath', () => {
  const text = read('packages/domain/src/site/paths.ts');

  it('adds an address after the fixed ones', () => {
    const lines = withPath(text, 'rideDiary', '/ride-diary').split('\n');
    const place = lines.indexOf("  rideDiary: '/ride-diary',");
    expect(lines[place - 1]).toMatch(/^ {2}\w+: '\//);
    expect(lines[place + 1]).not.toMatch(/^ {2}\w+: '\//);
  });

  it('leaves an address that the site knows', () => {
    expect(withPath(text, 'usedBikes', '/used-bikes')).toBe(text);
  });
});

describe('withPage', () => {
  const text = read('apps/web/app/pages/site-pages.ts');

  it('lists a page of a new package before the placeholder', () => {
    const pages = withPage(text, { owner: 'ride-diary', definition: 'rideDiaryPage' });
    expect(pages).toContain("import { rideDiaryPage } from '@dopahiya/ride-diary';\n");
    expect(pages).toContain('  rideDiaryPage,\n  placeholderPage,\n');
  });

  it('imports a further page of a package together with the others', () => {
    const pages = withPage(text, { owner: 'support', definition: 'rideDiaryPage' });
    expect(pages).toMatch(/import \{[^}]*cookiesPage[^}]*, rideDiaryPage \} from '@dopahiya\/support';/);
  });

  it('finds the list also where the placeholder is imported in a line of its own', () => {
    const pages =
      "import {\n  placeholderPage,\n} from '@dopahiya/support';\n\nexport const sitePages = [\n  placeholderPage,\n];\n";
    expect(withPage(pages, { owner: 'support', definition: 'rideDiaryPage' })).toContain(
      'sitePages = [\n  rideDiaryPage,\n  placeholderPage,\n];',
    );
  });

  it('refuses a list that it does not know', () => {
    expect(() => withPage('', { owner: 'support', definition: 'rideDiaryPage' })).toThrow('Put it in by hand.');
  });
});

describe('withDependencies', () => {
  it('adds what is missing, sorted, and changes no version', () => {
    const manifest = withDependencies('{"dependencies":{"b":"1"}}', { dependencies: { b: '2', a: '1' } });
    expect(JSON.parse(manifest)).toEqual({ dependencies: { a: '1', b: '1' } });
    expect(manifest.indexOf('"a"')).toBeLessThan(manifest.indexOf('"b"'));
  });
});
