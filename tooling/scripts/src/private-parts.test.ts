import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPrivateParts } from './private-parts.ts';
import { repository } from './repository.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'private-parts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

describe('findPrivateParts', () => {
  it('finds libraries reached into in no other room of this repository', () => {
    expect(findPrivateParts(repository)).toEqual([]);
  });

  it.each([
    "import { UNSAFE_DataRouterContext } from 'react-router';",
    'const { __reactRouterManifest: manifest } = window;',
    "import { __PRIVATE__ } from 'styled-components';",
    'component.componentStyle.rules;',
  ])('refuses in a feature: %s', (source) => {
    write('packages/tools/src/emi/emi.tsx', source);
    expect(findPrivateParts(root)).toEqual([expect.stringContaining('packages/tools/src/emi/emi.tsx reaches for ')]);
  });

  it('lets the rooms for it do so, whose versions are reviewed, and tests', () => {
    write('packages/site/src/fast/router.ts', '__reactRouterContext');
    write('packages/site/src/router-parts/router.ts', '__reactRouterDataRouter');
    write('packages/tools/src/emi/emi.test.tsx', '__reactRouterDataRouter');
    expect(findPrivateParts(root)).toEqual([]);
  });
});
