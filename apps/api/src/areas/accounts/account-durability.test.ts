import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { pino } from 'pino';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readApiEnv } from '../../core/settings/env.ts';
import { type Api, openApi } from '../../open-api.ts';
import { startCommand } from '../../testing/run-commands.ts';
import { createTemporaryDatabase } from '../../testing/temporary-database.ts';
import { temporaryDataFolder } from '../../testing/temporary-data-folder.ts';

/** 200 in `pnpm --filter @dopahiya/api endurance accounts`. */
const KILLS = Number(process.env['KILLS'] ?? 1);
/** Differs per kill, so that the writer is interrupted at different points. */
const linesBefore = (run: number) => 5 + ((run * 7) % 30);

interface Said {
  account?: string;
  used?: string;
  next?: string;
}

type Settings = Record<string, string>;

const serverUrl = inject('postgresServer');

async function onServer(url: string): Promise<Settings> {
  const temporary = await createTemporaryDatabase(url, inject('postgresTemplate') ?? undefined);
  onTestFinished(temporary.drop);
  return { DATABASE_URL: temporary.url, JWT_KEY: randomBytes(32).toString('base64url') };
}

/** Both databases in manual runs; otherwise PostgreSQL if a server is available, or else PGlite. */
const databases = [
  { name: 'PGlite', place: async (): Promise<Settings> => ({ DATA_DIR: await temporaryDataFolder() }) },
  ...(serverUrl ? [{ name: 'PostgreSQL', place: () => onServer(serverUrl) }] : []),
].slice(process.env['KILLS'] ? 0 : -1);

it.each(databases)(
  'on $name loses no account and takes no refresh token twice when its process is killed',
  { timeout: 7_200_000 },
  async ({ name, place }) => {
    const settings = await place();
    const said: Said[] = [];
    for (let run = 0; run < KILLS; run++) said.push(...(await writeUntilKilled(settings, run)));
    // Later than the window in which concurrent requests are tolerated.
    const clock = () => new Date(Date.now() + 10_001);
    const api = await openApi({ ...readApiEnv(settings), clock, logger: pino({ level: 'silent' }) });
    try {
      const accounts = said.flatMap(({ account }) => account ?? []);
      const exchanged = new Set(said.flatMap((one) => one.used ?? []));
      // Each session's last token is still valid, because its successor was never used.
      const used = said.flatMap((one) => (one.used && exchanged.has(String(one.next)) ? one.used : []));
      expect([accounts.length >= KILLS, used.length > KILLS]).toEqual([true, true]);
      const taken: number[] = [];
      // One after the other: many at once may be asked to come again by a slow machine.
      for (const username of accounts) taken.push(await statusOf(api, 'users/register/', { ...asha, username }));
      expect(taken.filter((status) => status !== 400)).toEqual([]);
      const again: number[] = [];
      // Each session's last token first, nearest to the kill: a second use ends the session and invalidates its earlier tokens.
      for (const cookie of used.toReversed()) again.push(await statusOf(api, 'token/refresh/', {}, cookie));
      expect(again.filter((status) => status !== 401)).toEqual([]);
      console.info(
        `${name}: ${KILLS} kills, ${accounts.length} acknowledged accounts, ${used.length} exchanged tokens`,
      );
    } finally {
      await api.close();
    }
  },
);

const asha = { email: 'a@example.test', first_name: 'A', last_name: 'R', password: 'monsoon over the ghats' };

async function statusOf(api: Api, path: string, body: object, cookie = ''): Promise<number> {
  const headers = { 'content-type': 'application/json', cookie };
  const request = new Request(`http://site.test/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await api.fetch(request)).status;
}

async function writeUntilKilled(settings: Settings, run: number): Promise<Said[]> {
  const file = new URL('../../testing/account-writer.ts', import.meta.url);
  const writer = startCommand(file, settings, [String(run)]);
  const exit = once(writer, 'exit');
  const said: Said[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    said.push(JSON.parse(line) as Said);
    if (said.length === linesBefore(run)) writer.kill('SIGKILL');
  }
  await exit;
  return said;
}
