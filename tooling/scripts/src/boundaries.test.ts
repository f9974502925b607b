import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repository } from './repository.ts';

const turbo = join(repository, 'node_modules/.bin/turbo');

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const file of ['turbo.json', 'package.json']) copyFileSync(join(repository, file), join(workspace, file));
  writeFileSync(join(workspace, 'pnpm-workspace.yaml'), 'packages: [packages/*]\n');
  writeFileSync(join(workspace, 'pnpm-lock.yaml'), "lockfileVersion: '9.0'\n");
});
afterEach(() => rmSync(workspace, { recursive: true }));

/** Writes a package of the layer `tag` that imports another. */
function write(name: string, tag: string, imported?: string): void {
  const folder = join(workspace, 'packages', name);
  const dependencies = imported && { [`@dopahiya/${imported}`]: 'workspace:*' };
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: `@dopahiya/${name}`, version: '0.0.0', dependencies }),
  );
  writeFileSync(join(folder, 'turbo.json'), JSON.stringify({ extends: ['//'], tags: [tag] }));
  writeFileSync(
    join(folder, 'src/index.ts'),
    imported ? `export { it } from '@dopahiya/${imported}';\n` : 'export const it = 1;\n',
  );
}

function boundaries(folder: string): { passes: boolean; output: string } {
  try {
    const output = execFileSync(turbo, ['boundaries', '--no-color'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return { passes: true, output };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { passes: false, output: stdout + stderr };
  }
}

describe('turbo boundaries', () => {
  it.each([
    ['feature', 'ui-kit'],
    ['api', 'engines'],
  ])('lets a package of the layer %s use one of %s', (layer, used) => {
    write('user', layer, 'used');
    write('used', used);
    expect(boundaries(workspace)).toMatchObject({ passes: true });
  });

  it.each([
    ['feature', 'feature'],
    ['ui-kit', 'api-client'],
    ['api', 'feature'],
    ['domain', 'engines'],
  ])('does not let a package of the layer %s use one of %s', (layer, used) => {
    write('user', layer, 'used');
    write('used', used);
    const { passes, output } = boundaries(workspace);
    expect(passes).toBe(false);
    expect(output).toContain('@dopahiya/used');
  });

  it('does not let a package reach into the folder of another', () => {
    write('user', 'feature');
    write('used', 'ui-kit');
    writeFileSync(join(workspace, 'packages/user/src/index.ts'), "export { it } from '../../used/src/index.ts';\n");
    expect(boundaries(workspace)).toMatchObject({ passes: false });
  });
});
