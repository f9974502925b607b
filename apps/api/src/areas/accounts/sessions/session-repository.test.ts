import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshTokens, users } from '../../../core/database/account-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { reusedTokenMail } from '../mail/account-mails.ts';
import { SessionRepository } from './session-repository.ts';

const noon = new Date('2026-11-21T06:30:00Z');
const after = (ms: number) => new Date(noon.getTime() + ms);
const token = (hash: string) => ({ hash, expires_at: after(7 * 24 * 3_600_000) });
const asha = {
  username: 'asha',
  username_key: 'asha',
  email: 'asha@example.test',
  email_key: 'asha@example.test',
  first_name: 'Asha',
  last_name: 'Rao',
  password_hash: '',
  password_changed_at: noon,
  created_at: noon,
};

describe('SessionRepository', () => {
  let database: Database;
  let sessions: SessionRepository;
  let user: { id: number; password_changed_at: Date };
  let session: number;

  beforeAll(async () => {
    database = await openTestDatabase();
    sessions = new SessionRepository(database.orm, reusedTokenMail);
  });
  beforeEach(async () => {
    await database.orm.delete(users);
    const [row] = await database.orm.insert(users).values(asha).returning();
    user = row as typeof user;
    session = (await sessions.begin(user, { device: 'Chrome', proved: false }, token('first'), noon)) ?? 0;
  });
  afterAll(() => database.close());

  const rotate = async (used: string, next: string, ms = 0) => {
    const rotation = await sessions.rotate(used, token(next), after(ms));
    if (rotation === undefined) return 'over';
    return 'session' in rotation ? 'goes on' : 'ends';
  };
  /** Makes a request with the access token issued alongside a refresh token. */
  const call = async (givenWith: string, ms = 0) => {
    const access = await sessions.takeAccess({ user: user.id, session, givenWith }, after(ms));
    if (access === undefined) return 'over';
    return 'user' in access ? 'goes on' : 'ends';
  };
  const openSessions = async () => (await sessions.list(user.id)).length;

  const hour = 3_600_000;
  const [third, sixth] = [3 * 24 * hour, 6 * 24 * hour];

  it.each([1, 10_000, 10_001, hour, sixth])(
    'takes a token again %i ms after its use, whose answer was lost',
    async (ms) => {
      expect(await rotate('first', 'lost')).toBe('goes on');
      expect(await rotate('first', 'second', ms)).toBe('goes on');
      expect([await call('second', ms + 1), await rotate('second', 'third', ms + 2)]).toEqual(['goes on', 'goes on']);
      expect(await openSessions()).toBe(1);
    },
  );

  it('takes a token again however often its answers are lost, and so the next one', async () => {
    for (let count = 0; count < 30; count++)
      expect(await rotate('first', `lost-${count}`, count * hour)).toBe('goes on');
    expect(await rotate('first', 'second', 30 * hour)).toBe('goes on');
    for (let count = 31; count < 34; count++)
      expect(await rotate('second', `lost-${count}`, count * hour)).toBe('goes on');
    expect(await rotate('second', 'third', 34 * hour)).toBe('goes on');
  });

  it('remembers ten tokens given for one at most', async () => {
    for (let count = 0; count < 15; count++) await rotate('first', `next-${count}`, count * hour);
    expect((await database.orm.select().from(refreshTokens)).length).toBe(11);
    expect(await rotate('next-14', 'third', 15 * hour)).toBe('goes on');
  });

  it.each([1, 10_001, third])(
    'ends the session of a token that comes again %i ms after its successor was used',
    async (ms) => {
      await rotate('first', 'second');
      await rotate('second', 'third', 1);
      expect([await rotate('first', 'other', 1 + ms), await openSessions()]).toEqual(['ends', 0]);
    },
  );

  it('ends the session of a token that comes again though the access token beside its successor was used', async () => {
    await rotate('first', 'second');
    expect([await call('second', 1), await call('second', 2)]).toEqual(['goes on', 'goes on']);
    expect([await rotate('first', 'other', 10_001), await openSessions()]).toEqual(['ends', 0]);
  });

  it('lets a tab go on that asked at the same moment as another whose access token was used since', async () => {
    await rotate('first', 'second');
    await call('second', 1);
    expect(await rotate('first', 'other', 2)).toBe('goes on');
    expect(await rotate('other', 'third', hour)).toBe('goes on');
  });

  it.each([
    ['refresh token', (lost: string, ms: number) => rotate(lost, 'fourth', ms)],
    ['access token', (lost: string, ms: number) => call(lost, ms)],
  ])('ends the session when the %s of a lost answer comes after all', async (_, comeWith) => {
    await rotate('first', 'lost');
    await rotate('first', 'second', hour);
    expect([await comeWith('lost', hour + 1), await openSessions()]).toEqual(['ends', 0]);
  });

  it('finds a thief who was first when either comes once more, and one who comes after the owner', async () => {
    await rotate('first', 'of-thief');
    await rotate('first', 'of-owner', hour);
    await call('of-owner', hour + 1);
    expect([await rotate('first', 'of-thief-again', 2 * hour), await openSessions()]).toEqual(['ends', 0]);
  });

  it('finds a thief who brings the same token after its owner, when the owner comes next', async () => {
    await rotate('first', 'of-owner');
    await rotate('first', 'of-thief', hour);
    await call('of-thief', hour + 1);
    expect([await call('of-owner', hour + 2), await openSessions()]).toEqual(['ends', 0]);
  });

  it('knows no access token whose refresh token it does not know, or of another session', async () => {
    const other = await sessions.begin(user, { device: 'Safari', proved: false }, token('other'), noon);
    expect([await call('unknown'), other === session, await call('other')]).toEqual(['over', false, 'over']);
  });

  it.each([
    ['the one that was given first', 'lost', 'second'],
    ['the one that was given last', 'second', 'lost'],
  ])(
    'goes on with %s of two successors given at once, and ends the session when the other comes',
    async (_, used, voided) => {
      await rotate('first', 'lost');
      await rotate('first', 'second', 5000);
      expect(await rotate(used, 'third', 6000)).toBe('goes on');
      expect([await rotate(voided, 'fourth', 6001), await openSessions()]).toEqual(['ends', 0]);
    },
  );

  it('lets all go on that bring a token at the same moment, and then one of them', async () => {
    const names = ['a', 'b', 'c', 'd'];
    expect(new Set(await Promise.all(names.map((name) => rotate('first', name))))).toEqual(new Set(['goes on']));
    const later = await Promise.all(names.map((name) => rotate(name, `${name}-next`, 1000)));
    expect(later.filter((outcome) => outcome === 'goes on')).toHaveLength(1);
    expect([later.filter((outcome) => outcome === 'ends').length, await openSessions()]).toEqual([1, 0]);
  });

  it('knows no token that has expired, was never given, or whose session is over', async () => {
    expect(await rotate('first', 'second', 7 * 24 * 3_600_000)).toBe('over');
    expect(await rotate('unknown', 'second')).toBe('over');
    await sessions.endOthers(user.id);
    expect(await rotate('first', 'second')).toBe('over');
  });

  it('begins a session with its token, and uses a token up for another one, or neither', async () => {
    await expect(sessions.begin(user, { device: 'Chrome', proved: false }, token('first'), noon)).rejects.toThrow();
    expect(await openSessions()).toBe(1);
    await expect(rotate('first', 'first')).rejects.toThrow();
    expect([await rotate('first', 'second', 60_000), await openSessions()]).toEqual(['goes on', 1]);
  });

  it('begins no session for who signed in with a password that is another one by now', async () => {
    await database.orm.update(users).set({ password_changed_at: after(1) });
    expect([
      await sessions.begin(user, { device: 'Chrome', proved: false }, token('late'), after(2)),
      await openSessions(),
    ]).toEqual([undefined, 1]);
  });
});
