import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import sharp from 'sharp';
import { expect, inject, it, onTestFinished } from 'vitest';
import { listingPhotos, listingPrices, listings } from '../../core/database/listing-schema.ts';
import { openDatabase } from '../../core/database/open-database.ts';
import { folderDisk } from '../media/photos/photo-disk.ts';
import type { SaidOfMarket, Unanswered } from '../../testing/market-writer.ts';
import { seedPlace, temporaryDataFolder } from '../../testing/temporary-data-folder.ts';
import { startCommand } from '../../testing/run-commands.ts';
import { createTemporaryDatabase } from '../../testing/temporary-database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

/** 200 in `pnpm --filter @dopahiya/api endurance market`. */
const KILLS = Number(process.env['KILLS'] ?? 1);
/** Differs per kill, so that the writer is interrupted at different points. */
const linesBefore = (run: number) => 4 + ((run * 7) % 30);
const waitBefore = (run: number) => (run * 13) % 60;

type Settings = Record<string, string>;

const serverUrl = inject('postgresServer');
const unlimited = { LISTINGS_PER_MINUTE: '1000000', LISTING_PHOTOS_PER_MINUTE: '1000000' };

async function onServer(url: string): Promise<Settings> {
  const temporary = await createTemporaryDatabase(url, inject('postgresTemplate') ?? undefined);
  onTestFinished(temporary.drop);
  const JWT_KEY = randomBytes(32).toString('base64url');
  return { ...unlimited, DATA_DIR: temporaryFolder(), DATABASE_URL: temporary.url, JWT_KEY };
}

/** Both databases in manual runs; otherwise PostgreSQL if a server is available, or else PGlite. */
const databases = [
  { name: 'PGlite', place: async (): Promise<Settings> => ({ ...unlimited, DATA_DIR: await temporaryDataFolder() }) },
  ...(serverUrl ? [{ name: 'PostgreSQL', place: () => onServer(serverUrl) }] : []),
].slice(process.env['KILLS'] ? 0 : -1);

it.each(databases)(
  'on $name loses no listing and no photo that was acknowledged, and doubles none, when its process is killed',
  { timeout: 7_200_000 },
  async ({ name, place }) => {
    const settings = await place();
    await seedPlace(settings);
    const said: SaidOfMarket[] = [];
    for (let run = 0; run < KILLS; run++) said.push(...(await writeUntilKilled(settings, run, unansweredOf(said))));
    const kept = await keptIn(settings);

    const acknowledged = said.filter(({ listing }) => listing !== undefined);
    const sent = said.filter(({ photo }) => photo !== undefined);
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
    expect(lost(acknowledged, kept.listings, ({ listing }) => listing)).toEqual([]);
    expect(lost(sent, kept.photos, ({ photo }) => photo)).toEqual([]);
    expect(doubled(kept.listings)).toEqual([]);
    expect(doubled(kept.photos)).toEqual([]);
    expect(kept.prices).toBe(kept.listings.length);
    expect(kept.broken).toEqual([]);
    console.info(
      `${name}: ${KILLS} kills, ${acknowledged.length} acknowledged listings of ${kept.listings.length}, ${sent.length} photos of ${kept.photos.length}`,
    );
  },
);

/** Returns what was sent but not acknowledged so far. */
function unansweredOf(said: readonly SaidOfMarket[]): Unanswered[] {
  const answered = new Set(said.flatMap(({ key }) => key ?? []));
  const sent = said.flatMap(({ sends }) => (sends && !answered.has(sends.key) ? [sends] : []));
  return [...new Map(sent.map((one) => [one.key, one])).values()];
}

async function writeUntilKilled(settings: Settings, run: number, left: Unanswered[]): Promise<SaidOfMarket[]> {
  const file = new URL('../../testing/market-writer.ts', import.meta.url);
  const writer = startCommand(file, settings, [String(run), JSON.stringify(left)]);
  const exit = once(writer, 'exit');
  const said: SaidOfMarket[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    said.push(JSON.parse(line) as SaidOfMarket);
    if (said.length === linesBefore(run)) setTimeout(() => writer.kill('SIGKILL'), waitBefore(run));
  }
  await exit;
  return said;
}

interface Row {
  id: number;
  key: string | null;
}

/** Reads what is stored after all kills; a photo is broken if a file is missing or unreadable. */
async function keptIn({ DATA_DIR = '', DATABASE_URL }: Settings) {
  const { orm, close } = await openDatabase(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR });
  try {
    const rows = await orm.select().from(listingPhotos);
    const disk = folderDisk(join(DATA_DIR, 'listing-photos'));
    const broken: string[] = [];
    for (const { key, widths } of rows) {
      for (const file of widths.flatMap((width) => [`${key}-${width}.jpg`, `${key}-${width}.webp`])) {
        const bytes = await disk.read(file);
        const isWhole =
          bytes &&
          (await sharp(bytes, { failOn: 'warning' })
            .stats()
            .catch(() => undefined));
        if (!isWhole) broken.push(file);
      }
    }
    return {
      listings: await orm.select({ id: listings.id, key: listings.submission_key }).from(listings),
      photos: rows.map(({ id, submission_key }) => ({ id, key: submission_key })),
      prices: (await orm.select().from(listingPrices)).length,
      broken,
    };
  } finally {
    await close();
  }
}

function lost(said: readonly SaidOfMarket[], kept: readonly Row[], idOf: (said: SaidOfMarket) => number | undefined) {
  const keys = new Map(kept.map(({ id, key }) => [id, key]));
  return said.filter((one) => keys.get(idOf(one) ?? 0) !== one.key);
}

function doubled(rows: readonly Row[]): (string | null)[] {
  const keys = rows.map(({ key }) => key);
  return keys.filter((key, place) => key === null || keys.indexOf(key) !== place);
}
