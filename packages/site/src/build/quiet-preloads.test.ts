import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quietPreloads } from './quiet-preloads.ts';

let root: string;
beforeEach(() => void (root = realpathSync(mkdtempSync(join(tmpdir(), 'quiet-preloads-')))));
afterEach(() => rmSync(root, { recursive: true }));

const site = {
  'page.js': `import { shared } from './shared.js'; shared(); addEventListener('click', () => import('./part.js'));`,
  'other.js': `import { shared } from './shared.js'; shared(); addEventListener('click', () => import('./part.js'));`,
  'part.js': `import { shared } from './shared.js'; shared();`,
  'shared.js': `export const shared = () => console.log('shared');`,
};

async function scriptsOf(plugins: ReturnType<typeof quietPreloads>[]): Promise<string> {
  for (const [name, text] of Object.entries(site)) writeFileSync(join(root, name), text);
  const input = ['page.js', 'other.js'].map((name) => join(root, name));
  const environments = { client: { build: { write: false, rolldownOptions: { input } } } };
  const built = [await build({ root, configFile: false, logLevel: 'silent', plugins, environments })].flat();
  const output = built.flatMap((one) => ('output' in one ? one.output : []));
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  return chunks.map(({ code }) => code).join('\n');
}

describe('quietPreloads()', () => {
  it('lets imports fetch what they need without an element', async () => {
    expect(await scriptsOf([])).toContain('modulepreload');
    const scripts = await scriptsOf([quietPreloads()]);
    expect(scripts).not.toContain('modulepreload');
    expect(scripts).toMatch(/fetch\(/);
    expect(scripts).toContain('assets/part');
  });
});
