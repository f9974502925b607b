import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withDependencies, withFeature, withPath } from './register-page.ts';
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

describe('withFeature', () => {
  const text = read('apps/web/app/pages/site-pages.ts');

  it('lists a new feature behind the others', () => {
    const pages = withFeature(text, 'ride-diary', 'rideDiary');
    expect(pages).toContain("import * as rideDiary from '@dopahiya/ride-diary';\n");
    expect(pages).toMatch(/desk,\s+rideDiary,?\s*\];/);
  });

  it('leaves a feature that is listed', () => {
    expect(withFeature(text, 'support', 'support')).toBe(text);
  });

  it('refuses a list that it does not know', () => {
    expect(() => withFeature('', 'ride-diary', 'rideDiary')).toThrow('Put it in by hand.');
  });
});

describe('withDependencies', () => {
  it('adds what is missing, sorted, and changes no version', () => {
    const manifest = withDependencies('{"dependencies":{"b":"1"}}', { dependencies: { b: '2', a: '1' } });
    expect(JSON.parse(manifest)).toEqual({ dependencies: { a: '1', b: '1' } });
    expect(manifest.indexOf('"a"')).toBeLessThan(manifest.indexOf('"b"'));
  });
});
