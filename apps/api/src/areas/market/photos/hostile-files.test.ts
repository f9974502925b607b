import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { asha } from '../../../testing/account-browser.ts';
import { HIDDEN, type HostileFile, noisy } from '../../../testing/hostile-files.ts';
import { hostileFiles } from '../../../testing/hostile-payloads.ts';
import { listingDraft } from '../../../testing/write-listings.ts';
import { seedPlace, someSettings } from '../../../testing/temporary-data-folder.ts';
import { startCommand } from '../../../testing/run-commands.ts';

const MAX_MB = 250;
/** All files: at least 200; normal runs send every seventh. */
const isWhole = process.env['HOSTILE_FILES'] === 'all';
const main = new URL('../../../main.ts', import.meta.url);
/** The same settings as in the shell's `start.sh`. */
const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '8388608',
};

/** Returns a process's current memory, or its peak since `forgetPeak`, in MB; undefined if the system does not report it. */
function memoryOf(pid: number, name: 'VmHWM' | 'VmRSS'): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(file, 'utf8')) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function forgetPeak(pid: number): void {
  const file = `/proc/${pid}/clear_refs`;
  if (existsSync(file)) writeFileSync(file, '5');
}

async function startApi() {
  const place: Record<string, string> = { ...(await someSettings()), JWT_KEY: 'a'.repeat(43) };
  const settings = { ...place, PORT: '0', LISTING_PHOTOS_PER_MINUTE: '100000', WRITES_PER_MINUTE: '100000' };
  await seedPlace(settings);
  const server = startCommand(main, { ...settings, ...memorySettings, LOG_LEVEL: 'silent' });
  for await (const line of createInterface({ input: server.stdout })) {
    const [origin] = /http:\/\/[^/]+/.exec(line) ?? [];
    if (origin) return { pid: Number(server.pid), origin, folder: join(place['DATA_DIR'] ?? '', 'listing-photos') };
  }
  throw new Error('The server ended without naming its address.');
}

/** Checks whether the server closed the connection before it had the whole body, as it may when it refuses a file. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && ['EPIPE', 'ECONNRESET'].includes(String((error.cause as { code?: unknown })?.code));

/** Creates a seller with one listing, who sends requests over HTTP. */
async function openSeller(origin: string) {
  const call = async (method: string, path: string, body?: FormData | object, access?: string) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        ...(access && { authorization: `Bearer ${access}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  await call('POST', 'users/register/', asha);
  const access = String((await call('POST', 'token/', asha)).body['access']);
  const bike = String((await call('POST', 'used-bikes/', listingDraft, access)).body['id']);
  return {
    send: (bytes: Buffer, name = 'bike.jpg') => {
      const form = new FormData();
      form.set('bike', bike);
      form.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      return call('POST', 'used-bike-images/', form, access);
    },
    remove: (id: unknown) => call('DELETE', `used-bike-images/${String(id)}/`, undefined, access),
  };
}

/** Returns the stored files without AVIF, which may still be in creation for a deleted photo. */
const keptIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !name.endsWith('.avif'));

/** Returns a description of the response if it is not the one expected for this file. */
function unexpectedOf(
  { outcome }: HostileFile,
  { status, body }: { status: number; body: object },
): string | undefined {
  const isTaken = status === 201;
  const isRefused = status === 400 || status === 413;
  const said = `${status} ${JSON.stringify(body)}`;
  if (outcome === 'either') return isTaken || isRefused ? undefined : said;
  const isExpected = outcome === 'made anew' ? isTaken : isRefused && outcome.test(said);
  return isExpected ? undefined : said;
}

/** Returns the stored files that were not properly re-encoded: with metadata, original bytes or an unexpected name. */
async function suspicious(folder: string, sent: Buffer): Promise<string[]> {
  const found = keptIn(folder).map(async (name) => {
    const bytes = readFileSync(join(folder, name));
    const { exif, icc, xmp, comments, pages = 1 } = await sharp(bytes).metadata();
    const isPlain = !exif && !icc && !xmp && !comments && pages === 1;
    const isClean = !bytes.includes(HIDDEN) && !bytes.equals(sent);
    return isPlain && isClean && /^[\w-]{22}-\d+\.(?:avif|webp|jpg)$/.test(name) ? [] : [name];
  });
  return (await Promise.all(found)).flat();
}

it('takes no hostile file as it is, says why, and needs little memory for them', async () => {
  const { pid, origin, folder } = await startApi();
  const seller = await openSeller(origin);
  const idle = memoryOf(pid, 'VmRSS') ?? 0;

  const all = await hostileFiles();
  const files = all.filter((_, place) => isWhole || place % 7 === 0);
  const unexpected: string[] = [];
  let max = { needed: 0, what: '' };
  for (const file of files) {
    const { what, name } = file;
    const bytes = await file.bytes();
    forgetPeak(pid);
    const answer = await seller.send(bytes, name).catch((error: unknown) => {
      if (file.outcome !== 'made anew' && isCutOff(error)) return null;
      throw error;
    });
    if (answer === null) continue;
    const needed = (memoryOf(pid, 'VmHWM') ?? 0) - idle;
    if (needed > max.needed) max = { needed, what };
    const faults = [unexpectedOf(file, answer), ...(await suspicious(folder, bytes))];
    if (answer.status === 201) await seller.remove(answer.body['id']);
    const left = keptIn(folder);
    unexpected.push(...[...faults, ...left].flatMap((fault) => (fault ? [`${what}: ${fault}`] : [])));
  }
  console.info(
    `${files.length} hostile files; the most memory, with ${max.what}: ${Math.round(max.needed)} MB over the ${Math.round(idle)} MB of an idle server`,
  );

  expect(unexpected).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(new Set(all.map(({ what }) => what)).size).toBe(all.length);
  expect((await seller.send(await noisy().jpeg().toBuffer())).status).toBe(201);
  expect(max.needed).toBeLessThan(MAX_MB);
});
