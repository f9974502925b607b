import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { testDatabases } from '../../testing/test-databases.ts';
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

describe.each(testDatabases)('SessionRepository on $name', ({ open }) => {
  let database: Database;
  let sessions: SessionRepository;
  let user: { id: number; password_changed_at: Date };

  beforeAll(async () => {
    database = await open();
    sessions = new SessionRepository(database.orm);
  });
  beforeEach(async () => {
    await database.orm.delete(users);
    const [row] = await database.orm.insert(users).values(asha).returning();
    user = row as typeof user;
    await sessions.begin(user, 'Chrome', token('first'), noon);
  });
  afterAll(() => database.close());

  const rotate = async (used: string, next: string, ms = 0) => {
    const rotation = await sessions.rotate(used, token(next), after(ms));
    if (rotation === undefined) return 'over';
    return 'session' in rotation ? 'goes on' : 'ends';
  };
  const openSessions = async () => (await sessions.list(user.id)).length;

  it('takes a token again for ten seconds after its use', async () => {
    expect(await rotate('first', 'lost')).toBe('goes on');
    expect(await rotate('first', 'second', 10_000)).toBe('goes on');
    expect(await rotate('second', 'third', 20_000)).toBe('goes on');
  });

  it('ends the session of a token that comes again later', async () => {
    await rotate('first', 'second');
    expect([await rotate('first', 'other', 10_001), await openSessions()]).toEqual(['ends', 0]);
  });

  it('ends the session of a token that comes again once its successor was used', async () => {
    await rotate('first', 'second');
    await rotate('second', 'third', 1);
    expect([await rotate('first', 'other', 2), await openSessions()]).toEqual(['ends', 0]);
  });

  it.each([
    ['the one that was lost', 'lost', 'second'],
    ['the one that was given last', 'second', 'lost'],
  ])('goes on with %s of two successors, and ends the session when the other comes', async (_, used, voided) => {
    await rotate('first', 'lost');
    await rotate('first', 'second', 5000);
    expect(await rotate(used, 'third', 6000)).toBe('goes on');
    expect([await rotate(voided, 'fourth', 6001), await openSessions()]).toEqual(['ends', 0]);
  });

  it('gives ten successors at most', async () => {
    const given: string[] = [];
    for (let count = 0; count < 11; count++) given.push(await rotate('first', `next-${count}`, count));
    expect(given).toEqual([...Array<string>(10).fill('goes on'), 'ends']);
  });

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
    await expect(sessions.begin(user, 'Chrome', token('first'), noon)).rejects.toThrow();
    expect(await openSessions()).toBe(1);
    await expect(rotate('first', 'first')).rejects.toThrow();
    expect([await rotate('first', 'second', 60_000), await openSessions()]).toEqual(['goes on', 1]);
  });

  it('begins no session for who signed in with a password that is another one by now', async () => {
    await database.orm.update(users).set({ password_changed_at: after(1) });
    expect([await sessions.begin(user, 'Chrome', token('late'), after(2)), await openSessions()]).toEqual([
      undefined,
      1,
    ]);
  });
});
