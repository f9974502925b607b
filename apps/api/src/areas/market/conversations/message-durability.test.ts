import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { PasswordKeeper } from '../../accounts/passwords/password-keeper.ts';
import { users } from '../../../core/database/account-schema.ts';
import { conversationMessages, conversationOffers, conversations } from '../../../core/database/conversation-schema.ts';
import { openDatabase } from '../../../core/database/open-database.ts';
import { startMailTaker, type TakenMail } from '../../../testing/mail-taker.ts';
import { seedPlace, temporaryDataFolder } from '../../../testing/temporary-data-folder.ts';
import { sendWhatWaits } from '../../../testing/send-what-waits.ts';
import { startCommand } from '../../../testing/run-commands.ts';
import type { SaidOfTalk, TalkStep } from '../../../testing/talk-writer.ts';
import { pairsOfRun, talkPassword } from '../../../testing/talking-people.ts';
import { createTemporaryDatabase } from '../../../testing/temporary-database.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { ConversationRepository } from './conversation-repository.ts';
import { accountOf, otherSide } from './conversation-state.ts';

/** 200 in `pnpm --filter @dopahiya/api endurance messages`. */
const KILLS = Number(process.env['KILLS'] ?? 2);
/** Differs per kill, so that the writer is interrupted at different points. */
const linesBefore = (run: number) => 4 + ((run * 7) % 30);
const waitBefore = (run: number) => (run * 13) % 60;
/** Delay of the mail server's response (in ms), so that a mail is often in delivery when the process is killed. */
const ANSWER_MS = 20;

type Settings = Record<string, string>;

const serverUrl = inject('postgresServer');
const unlimited = { LISTINGS_PER_MINUTE: '1000000', TALKS_PER_MINUTE: '1000000' };

async function onServer(url: string): Promise<Settings> {
  const temporary = await createTemporaryDatabase(url, inject('postgresTemplate') ?? undefined);
  onTestFinished(temporary.drop);
  const JWT_KEY = randomBytes(32).toString('base64url');
  return { ...unlimited, DATA_DIR: temporaryFolder(), DATABASE_URL: temporary.url, JWT_KEY };
}

/** Both databases in manual runs; otherwise PostgreSQL if a server is available, or else PGlite. */
const databases = [
  {
    name: 'PGlite',
    processes: 1,
    place: async (): Promise<Settings> => ({ ...unlimited, DATA_DIR: await temporaryDataFolder() }),
  },
  ...(serverUrl ? [{ name: 'PostgreSQL', processes: 2, place: () => onServer(serverUrl) }] : []),
].slice(process.env['KILLS'] ? 0 : -1);

it.each(databases)(
  'on $name loses no message, offer and answer that was acknowledged, doubles none, counts what is unread, and mails of each once, when its process is killed',
  { timeout: 7_200_000 },
  async ({ name, processes, place }) => {
    const { taken, url, stop } = await startMailTaker(ANSWER_MS);
    onTestFinished(stop);
    const settings = { ...(await place()), SMTP_URL: url };
    await seedPlace(settings);
    await addPeople(settings);
    const said: SaidOfTalk[] = [];
    for (let run = 0; run < KILLS; run += processes) {
      const left = unansweredOf(said);
      const runs = Array.from({ length: processes }, (_, process) =>
        talkUntilKilled(settings, run + process, process === 0 ? left : []),
      );
      said.push(...(await Promise.all(runs)).flat());
    }
    expect(await sendWhatWaits(settings)).toBe(0);

    const done = said.flatMap((one) => one.done ?? []);
    const { messages, offers, people } = await keptIn(settings);
    const names = messages.map(nameOf);
    expect(done.length).toBeGreaterThanOrEqual(KILLS);
    expect(done.map(nameOfStep).filter((step) => !names.includes(step))).toEqual([]);
    expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([]);
    const accepted = messages.filter(({ kind }) => kind === 'accepted');
    expect(accepted.filter(({ offer_id }) => offers.get(offer_id) !== 'accepted')).toEqual([]);
    expect(people.filter(({ unread, waiting }) => unread !== waiting)).toEqual([]);
    const mails = mailsOf(taken);
    expect(people.filter(({ email, received }) => (mails.get(email)?.size ?? 0) !== received)).toEqual([]);
    const [arrived, causes] = [
      taken.filter(isOfMessage).length,
      people.reduce((sum, { received }) => sum + received, 0),
    ];
    // Mails are delivered one at a time, so a kill loses at most one response.
    expect(arrived - causes).toBeLessThanOrEqual(KILLS);
    console.info(
      `${name}: ${KILLS} kills, ${done.length} acknowledged of ${messages.length} messages, ${arrived} mails of ${causes}`,
    );
  },
);

const nameOf = ({ conversation_id, kind, submission_key }: typeof conversationMessages.$inferSelect) =>
  `${conversation_id} ${kind} ${submission_key}`;
const nameOfStep = ({ conversation, kind, body }: TalkStep & { conversation: number }) =>
  `${conversation} ${kind} ${body.submission_key ?? null}`;

const isOfMessage = ({ subject }: TakenMail) => subject.startsWith('New message about the ');

/** Returns the ids of the message mails each person received. */
function mailsOf(taken: readonly TakenMail[]): Map<string, Set<string>> {
  const mails = new Map<string, Set<string>>();
  for (const { to, messageId } of taken.filter(isOfMessage)) mails.set(to, (mails.get(to) ?? new Set()).add(messageId));
  return mails;
}

/** Returns what was sent but not acknowledged so far. */
function unansweredOf(said: readonly SaidOfTalk[]): TalkStep[] {
  const nameOfSent = ({ by, path, kind }: TalkStep) => `${by} ${path} ${kind}`;
  const answered = new Set(said.flatMap(({ done }) => (done ? [nameOfSent(done)] : [])));
  const sent = said.flatMap(({ sends }) => (sends && !answered.has(nameOfSent(sends)) ? [sends] : []));
  return [...new Map(sent.map((step) => [nameOfSent(step), step])).values()];
}

async function talkUntilKilled(settings: Settings, run: number, left: TalkStep[]): Promise<SaidOfTalk[]> {
  const file = new URL('../../../testing/talk-writer.ts', import.meta.url);
  const writer = startCommand(file, settings, [String(run), JSON.stringify(left)]);
  const exit = once(writer, 'exit');
  const said: SaidOfTalk[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    said.push(JSON.parse(line) as SaidOfTalk);
    if (said.length === linesBefore(run)) setTimeout(() => writer.kill('SIGKILL'), waitBefore(run));
  }
  await exit;
  return said;
}

/** Adds all participants, with confirmed email addresses. */
async function addPeople({ DATA_DIR, DATABASE_URL }: Settings): Promise<void> {
  const { orm, close } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    const password_hash = await new PasswordKeeper().hash(talkPassword);
    for (let run = 0; run <= KILLS; run++) {
      const names = pairsOfRun(run).flatMap(({ seller, buyer }) => [seller, buyer]);
      await orm.insert(users).values(names.map((username) => personOf(username, password_hash)));
    }
  } finally {
    await close();
  }
}

function personOf(username: string, password_hash: string): typeof users.$inferInsert {
  const [now, email] = [new Date(), `${username}@example.test`];
  return {
    username,
    username_key: username,
    email,
    email_key: email,
    email_verified_at: now,
    first_name: 'Asha',
    last_name: 'Rao',
    password_hash,
    password_changed_at: now,
    created_at: now,
  };
}

/** Reads what is stored after all kills, with each participant's unread count as the site and the test calculate it. */
async function keptIn({ DATA_DIR, DATABASE_URL }: Settings) {
  const { orm, close } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    const messages = await orm.select().from(conversationMessages).orderBy(conversationMessages.id);
    const offers = new Map<number | null, string>(
      (await orm.select().from(conversationOffers)).map(({ id, status }) => [id, status]),
    );
    const accounts = new Map((await orm.select().from(users)).map(({ id, email }) => [id, email]));
    const repository = new ConversationRepository(orm);
    const people = [];
    for (const conversation of await orm.select().from(conversations)) {
      const own = messages.filter(({ conversation_id }) => conversation_id === conversation.id);
      for (const side of ['buyer', 'seller'] as const) {
        const account = accountOf(conversation, side) ?? 0;
        const received = own.filter((message) => message.side === otherSide(side));
        const last = own.findLast((message) => message.side === side)?.id ?? 0;
        people.push({
          email: accounts.get(account) ?? '',
          unread: await repository.unread(account),
          waiting: received.filter(({ id }) => id > last).length,
          received: received.length,
        });
      }
    }
    return { messages, offers, people };
  } finally {
    await close();
  }
}
