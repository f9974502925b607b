import { readFileSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { deskExportSchema } from '@dopahiya/domain/desk';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { bikes } from '../../../core/database/schema.ts';
import { type AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { roleBrowser } from '../../../testing/moderator-browser.ts';
import { type SeededApp, seededApp } from '../../../testing/seeded-app.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { inTurn } from '../entries/in-turn.ts';
import { ExportService } from './export-service.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const farhan = { ...asha, username: 'farhan', email: 'farhan@example.test' };

/** Reads the files of a ZIP by its directory, each with its check sum. */
function filesIn(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(zip.length - 6);
  for (let left = zip.readUInt16LE(zip.length - 12); left > 0; left -= 1) {
    const [packed, length, offset] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    const begin = offset + 30 + zip.readUInt16LE(offset + 26);
    const content = inflateRawSync(zip.subarray(begin, begin + packed));
    expect(crc32(content), name).toBe(zip.readUInt32LE(at + 16));
    files.set(name, content.toString());
    at += 46 + length;
  }
  return files;
}

describe('an export at the desk', () => {
  let database: Database;
  let api: SeededApp;
  let owner: AccountBrowser;
  let editor: AccountBrowser;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = await seededApp(database, now);
    owner = await roleBrowser(api, database, asha, { role: 'owner', proved: now });
    editor = await roleBrowser(api, database, farhan, { role: 'editor', proved: now });
  });
  afterAll(() => database.close());

  it('gives an owner the catalogue as files that can be imported', async () => {
    const { status, body } = await owner.post('desk/exports/');
    expect(status).toBe(201);
    const { key, bytes } = deskExportSchema.parse(body);
    const answer = await api.app.request(`/api/desk/exports/${key}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': expect.stringContaining('no-store'),
      'content-disposition': 'attachment; filename="dopahiya-catalogue-2026-11-21.zip"',
    });
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(zip.length).toBe(bytes);
    const files = filesIn(zip);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['brands/surya.json', 'faqs.json', 'loan-offers.json']));
    const form = new FormData();
    form.append('files', new File([files.get('brands/surya.json') ?? ''], 'surya.json'));
    const imported = await api.app.request('/api/desk/imports/dry-run/', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${owner.access}` },
    });
    const { entries, refused } = (await imported.json()) as { entries: { effect: string }[]; refused: unknown[] };
    expect([refused, new Set(entries.map(({ effect }) => effect))]).toEqual([[], new Set(['unchanged'])]);
  });

  it('gives nothing to editors, to visitors and to a wrong key', async () => {
    expect((await editor.post('desk/exports/')).status).toBe(403);
    expect((await api.post('/api/desk/exports/', {})).status).toBe(404);
    expect((await api.get('/api/desk/exports/wrong')).status).toBe(404);
  });

  it('keeps only the latest, for ten minutes, and none that is too large', async () => {
    let time = now.getTime();
    const deps = { database, store: undefined, clock: () => new Date(time) };
    const exports = new ExportService(deps);
    const first = await exports.prepare();
    const { path } = exports.file(first.key);
    const second = await exports.prepare();
    expect(() => exports.file(first.key)).toThrow();
    expect(() => readFileSync(path)).toThrow();
    time += 600_001;
    expect(() => exports.file(second.key)).toThrow();
    await expect(new ExportService({ ...deps, maxBytes: 1000 }).prepare()).rejects.toMatchObject({ status: 413 });
  });

  it('copies photographs while others publish, and none if all together are too large', async () => {
    const photo = { key: 'a'.repeat(22), widths: [1300], width: 1300, height: 900 };
    const words = { alt: 'From the left', credit: 'Asha Rao', licence: 'CC BY 4.0', variant: null, colour: null };
    onTestFinished(() =>
      database.orm
        .update(bikes)
        .set({ photos: [] })
        .then(() => undefined),
    );
    await database.orm.update(bikes).set({ photos: [{ ...photo, ...words }] });
    const read: string[] = [];
    const store = {
      sizeOf: () => Promise.resolve(200_000),
      read: async (name: string) => {
        read.push(name);
        await inTurn(database, () => Promise.resolve());
        return Buffer.from('a photograph');
      },
    };
    const deps = { database, store, clock: () => now };
    await expect(new ExportService({ ...deps, maxBytes: 199_999 }).prepare()).rejects.toMatchObject({ status: 413 });
    expect(read).toEqual([]);
    await new ExportService(deps).prepare();
    expect(read).toEqual([`${photo.key}-1300.jpg`]);
  });

  it('prepares one at a time', async () => {
    const exports = new ExportService({ database, store: undefined, clock: () => now });
    const first = exports.prepare();
    await expect(exports.prepare()).rejects.toMatchObject({ status: 503 });
    await first;
  });
});
