import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { asc } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { deskEntries, deskRevisions } from '../../core/database/desk-schema.ts';
import { findablePages } from '../../core/database/findable-page-schema.ts';
import { openDatabase } from '../../core/database/open-database.ts';
import { catalogueState } from '../../core/database/schema.ts';
import type { Published } from '../../testing/desk-writer.ts';
import { startCommand } from '../../testing/run-commands.ts';
import { seedPlace, temporaryDataFolder } from '../../testing/temporary-data-folder.ts';
import { createTemporaryDatabase } from '../../testing/temporary-database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { isSame } from '../seeding/index.ts';
import { kindOf } from './entries/entry-service.ts';

/** 200 in `pnpm --filter @dopahiya/api endurance desk`. */
const KILLS = Number(process.env['KILLS'] ?? 1);
/** Differs per kill, so that the writer is interrupted at different points. */
const publicationsBefore = (run: number) => 2 + ((run * 5) % 12);
const waitBefore = (run: number) => (run * 7) % 40;

type Settings = Record<string, string>;

const serverUrl = inject('postgresServer');

async function onServer(url: string): Promise<Settings> {
  const temporary = await createTemporaryDatabase(url, inject('postgresTemplate') ?? undefined);
  onTestFinished(temporary.drop);
  return { DATA_DIR: temporaryFolder(), DATABASE_URL: temporary.url };
}

/** Both databases in manual runs; otherwise PostgreSQL if a server is available, or else PGlite. */
const databases = [
  { name: 'PGlite', place: async (): Promise<Settings> => ({ DATA_DIR: await temporaryDataFolder() }) },
  ...(serverUrl ? [{ name: 'PostgreSQL', place: () => onServer(serverUrl) }] : []),
].slice(process.env['KILLS'] ? 0 : -1);

it.each(databases)(
  'on $name keeps every acknowledged publication of the desk, and none by halves, when its process is killed',
  { timeout: 7_200_000 },
  async ({ name, place }) => {
    const settings = await place();
    await seedPlace(settings);
    const acknowledged: number[] = [];
    for (let run = 0; run < KILLS; run++) acknowledged.push(...(await publishUntilKilled(settings, run)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings;
    const { orm, close } = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
    try {
      const revisions = await orm.select().from(deskRevisions).orderBy(asc(deskRevisions.id));
      const ids = new Set(revisions.map(({ id }) => id));
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
      for (const { kind, slug, content } of await orm.select().from(deskEntries)) {
        const own = revisions.filter((one) => one.kind === kind && one.slug === slug);
        const contents = [...own.slice(1).map(({ before }) => before), await kindOf(kind).read(orm, slug)];
        expect(own.filter(({ after }, index) => !isSame(after, contents[index]))).toEqual([]);
        expect(isSame(own.at(-1)?.after, content)).toBe(true);
      }
      const titles = revisions.filter(({ kind }) => kind === 'article').map(({ title }) => title);
      const found = (await orm.select().from(findablePages)).find(({ source }) => source === 'article:newer-one');
      expect(found?.title).toBe(['An article called newer-one', ...titles].at(-1));
      const [state] = await orm.select().from(catalogueState);
      expect(state?.revision).toBe(revisions.length + 1);
      console.info(`${name}: ${KILLS} kills, ${acknowledged.length} acknowledged publications of ${revisions.length}`);
    } finally {
      await close();
    }
  },
);

async function publishUntilKilled(settings: Settings, run: number): Promise<number[]> {
  const writer = startCommand(new URL('../../testing/desk-writer.ts', import.meta.url), settings);
  const exit = once(writer, 'exit');
  const published: number[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    published.push((JSON.parse(line) as Published).revision);
    if (published.length === publicationsBefore(run)) setTimeout(() => writer.kill('SIGKILL'), waitBefore(run));
  }
  await exit;
  return published;
}
