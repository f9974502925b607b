import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

describe('findChromium', () => {
  it('takes the program that CHROMIUM_PATH names before any other', () => {
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROMIUM_PATH', program('own-browser'));
    program('chromium');
    expect(findChromium()).toBe(join(folder, 'own-browser'));
  });

  it('takes one from PATH', () => {
    vi.stubEnv('PATH', `/nowhere:${folder}`);
    vi.stubEnv('CHROMIUM_PATH', '');
    const path = program('google-chrome');
    expect(findChromium()).toBe(path);
  });

  it('takes the one without a window before one with a window', () => {
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROMIUM_PATH', '');
    program('chromium');
    const path = program('chromium-headless-shell');
    expect(findChromium()).toBe(path);
    expect(findChromium({ whole: true })).toBe(join(folder, 'chromium'));
  });

  it('says what is wrong when CHROMIUM_PATH names nothing', () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'missing'));
    expect(findChromium).toThrow(`CHROMIUM_PATH names ${join(folder, 'missing')}, which is not a program.`);
  });
});
