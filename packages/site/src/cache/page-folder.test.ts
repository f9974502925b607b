import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Page } from './page.ts';
import { openPageFolder, pageFolderPath, watchPageFolders } from './page-folder.ts';

const minutes = 60_000;

async function temporaryFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'dopahiya-folders-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

async function makeUsed(path: string, ago: number): Promise<void> {
  await mkdir(path, { recursive: true });
  const time = new Date(Date.now() - ago);
  await utimes(path, time, time);
}

const pageOf = (bytes: number): Page => ({
  renderedAt: 1,
  storage: 'disk',
  etag: 'W/"x"',
  quality: 'thorough',
  headers: {},
  packed: { br: { headers: {}, body: Buffer.alloc(bytes) } },
});

describe('openPageFolder', () => {
  it('counts what an earlier process left, and removes first what was not used for longest', async () => {
    const path = await temporaryFolder();
    for (const [name, hours] of [
      ['old', 3],
      ['older', 4],
      ['young', 1],
    ] as const) {
      await writeFile(join(path, name), Buffer.alloc(4000));
      const time = new Date(Date.now() - hours * 60 * minutes);
      await utimes(join(path, name), time, time);
    }
    const folder = openPageFolder(path, { maxBytes: 10_000 });
    await folder.write('/', pageOf(100));
    expect(await folder.read('/')).toEqual(pageOf(100));
    const names = await readdir(path);
    expect(names).toContain('young');
    expect(names).toContain('old');
    expect(names).not.toContain('older');
  });

  it('takes reading a page for use', async () => {
    const path = await temporaryFolder();
    const folder = openPageFolder(path, { maxBytes: 20_000 });
    await folder.write('/read', pageOf(2000));
    const [file = ''] = await readdir(path);
    await makeOld(join(path, file));
    await folder.read('/read');
    await vi.waitFor(async () => {
      for (let index = 0; index < 10; index += 1) await writeOld(join(path, `old-${index}`));
      await openPageFolder(path, { maxBytes: 20_000 }).write('/new', pageOf(100));
      expect(await readdir(path)).toContain(file);
    });
  });

  it('does not take a page that would push out the others', async () => {
    const path = await temporaryFolder();
    const folder = openPageFolder(path, { maxBytes: 8000 });
    await folder.write('/huge', pageOf(4000));
    expect(await folder.read('/huge')).toBeUndefined();
  });

  it('says where no folder can be, instead of trying for ever, and leaves nothing half written', async () => {
    const path = await temporaryFolder();
    await writeFile(join(path, 'file'), '');
    await expect(openPageFolder(join(path, 'file', 'pages'), { maxBytes: 8000 }).write('/', pageOf(1))).rejects.toThrow(
      'ENOTDIR',
    );
    const folder = openPageFolder(path, { maxBytes: 80_000 });
    await folder.write('/', pageOf(1));
    const name = (await readdir(path)).find((found) => found !== 'file') ?? '';
    await rm(join(path, name));
    await mkdir(join(path, name));
    await expect(folder.write('/', pageOf(1))).rejects.toThrow();
    expect((await readdir(path)).toSorted()).toEqual([name, 'file'].toSorted());
  });
});

async function makeOld(file: string): Promise<void> {
  const time = new Date(Date.now() - 60 * minutes);
  await utimes(file, time, time);
}

async function writeOld(file: string): Promise<void> {
  await writeFile(file, Buffer.alloc(2000));
  await makeOld(file);
}

describe('watchPageFolders', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('removes what other builds and settings left, and nothing that is used or not ours', async () => {
    const parent = await temporaryFolder();
    const [own, running, left] = ['build 3', 'build 2', 'build 1'].map((maker) => pageFolderPath(parent, [maker]));
    await makeUsed(own ?? '', 60 * minutes);
    await makeUsed(running ?? '', 2 * minutes);
    await makeUsed(left ?? '', 60 * minutes);
    await makeUsed(join(parent, 'photos'), 60 * minutes);
    await writeFile(join(parent, 'letter.txt'), 'Dear Asha');
    watchPageFolders(openPageFolder(own ?? '', { maxBytes: 8000 }));
    expect(await readdir(parent)).toContain(basename(left ?? ''));
    vi.advanceTimersByTime(minutes);
    const remaining = [basename(own ?? ''), basename(running ?? ''), 'letter.txt', 'photos'];
    await vi.waitFor(async () => expect((await readdir(parent)).toSorted()).toEqual(remaining.toSorted()));
    expect(String(await readFile(join(parent, 'letter.txt')))).toBe('Dear Asha');
  });

  it('marks its own folder, so that another build leaves it alone', async () => {
    const parent = await temporaryFolder();
    const [own, other] = ['build 1', 'build 2'].map((maker) => pageFolderPath(parent, [maker]));
    await makeUsed(own ?? '', 60 * minutes);
    await makeUsed(other ?? '', 0);
    watchPageFolders(openPageFolder(own ?? '', { maxBytes: 8000 }));
    await makeUsed(join(parent, 'pages-0000000000000000'), 60 * minutes);
    await vi.waitFor(async () => expect((await stat(own ?? '')).mtimeMs).toBeGreaterThan(Date.now() - 10 * minutes));
    watchPageFolders(openPageFolder(other ?? '', { maxBytes: 8000 }));
    vi.advanceTimersByTime(minutes);
    await vi.waitFor(async () => expect(await readdir(parent)).not.toContain('pages-0000000000000000'));
    expect(await readdir(parent)).toContain(basename(own ?? ''));
  });
});
