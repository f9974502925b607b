import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { CausedMail } from '../../testing/mail-causer.ts';
import { startMailTaker, type TakenMail } from '../../testing/mail-taker.ts';
import { sendWhatWaits } from '../../testing/send-what-waits.ts';
import { startCommand } from '../../testing/run-commands.ts';
import { createTemporaryDatabase } from '../../testing/temporary-database.ts';
import { temporaryDataFolder } from '../../testing/temporary-data-folder.ts';

/** 200 by `pnpm --filter @dopahiya/api endurance mails`. */
const KILLS = Number(process.env['KILLS'] ?? 2);
/** Different for each kill, so that the process is hit at different points. */
const linesBefore = (run: number) => 4 + ((run * 7) % 16);
const waitBefore = (run: number) => (run * 13) % 60;
/** Long enough that a mail is being sent for much of the time. */
const ANSWER_MS = 40;

type Settings = Record<string, string>;

const serverUrl = inject('postgresServer');

async function onServer(url: string): Promise<Settings> {
  const temporary = await createTemporaryDatabase(url, inject('postgresTemplate') ?? undefined);
  onTestFinished(temporary.drop);
  return { DATABASE_URL: temporary.url, JWT_KEY: randomBytes(32).toString('base64url') };
}

/** Both databases when run by hand; otherwise the one that the site uses, if there is a server. */
const databases = [
  { name: 'PGlite', processes: 1, place: async (): Promise<Settings> => ({ DATA_DIR: await temporaryDataFolder() }) },
  ...(serverUrl ? [{ name: 'PostgreSQL', processes: 2, place: () => onServer(serverUrl) }] : []),
].slice(process.env['KILLS'] ? 0 : -1);

it.each(databases)(
  'on $name loses no mail whose cause was acknowledged, and sends none again but after a lost answer, when its process is killed',
  { timeout: 7_200_000 },
  async ({ name, processes, place }) => {
    const { taken, url, stop } = await startMailTaker(ANSWER_MS);
    onTestFinished(stop);
    const settings = { ...(await place()), SMTP_URL: url };
    const caused: CausedMail[] = [];
    for (let run = 0; run < KILLS; run += processes) {
      const runs = Array.from({ length: processes }, (_, process) => causeUntilKilled(settings, run + process));
      caused.push(...(await Promise.all(runs)).flat());
    }
    expect(await sendWhatWaits(settings)).toBe(0);

    const counts = countsOf(taken);
    expect(caused.length).toBeGreaterThanOrEqual(KILLS * 4);
    expect(caused.map(nameOf).filter((mail) => !counts.has(mail))).toEqual([]);
    const again = [...counts.values()].filter((ids) => ids.length > 1);
    // One mail is sent at a time: a kill loses one response at most.
    expect(again.reduce((sum, ids) => sum + ids.length - 1, 0)).toBeLessThanOrEqual(KILLS);
    expect(again.filter((ids) => new Set(ids).size > 1)).toEqual([]);
    console.info(
      `${name}: ${KILLS} kills, ${caused.length} acknowledged mails of ${counts.size} that arrived, ${again.length} of them once more after a kill`,
    );
  },
);

const nameOf = ({ to, subject }: CausedMail) => `${to} ${subject}`;

/** Counts the arrivals of each mail, by number. */
function countsOf(taken: readonly TakenMail[]): Map<string, string[]> {
  const counts = new Map<string, string[]>();
  for (const mail of taken) counts.set(nameOf(mail), [...(counts.get(nameOf(mail)) ?? []), mail.messageId]);
  return counts;
}

async function causeUntilKilled(settings: Settings, run: number): Promise<CausedMail[]> {
  const causer = startCommand(new URL('../../testing/mail-causer.ts', import.meta.url), settings, [String(run)]);
  const exit = once(causer, 'exit');
  const caused: CausedMail[] = [];
  for await (const line of createInterface({ input: causer.stdout })) {
    caused.push(JSON.parse(line) as CausedMail);
    if (caused.length === linesBefore(run)) setTimeout(() => causer.kill('SIGKILL'), waitBefore(run));
  }
  await exit;
  return caused;
}
