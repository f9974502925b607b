import { describe, expect, it } from 'vitest';
import { AccessKeeper } from './access-keeper.ts';
import { ApiError } from './api-error.ts';

const refused = () => new ApiError({ kind: 'status', status: 401, message: 'Who are you?' });

/** Creates a call that accepts only these tokens, and records each token it was sent with. */
function callTaking(...good: string[]) {
  const seen: string[] = [];
  const call = async (access: string) => {
    seen.push(access);
    if (good.includes(access)) return 'answer';
    throw refused();
  };
  return { call, seen };
}

describe('AccessKeeper', () => {
  it('fetches a token when it has none, once for all calls that wait', async () => {
    let fetched = 0;
    const keeper = new AccessKeeper(async () => `token-${++fetched}`);
    const { call, seen } = callTaking('token-1');
    await Promise.all([keeper.send(call), keeper.send(call), keeper.send(call)]);
    expect(seen).toEqual(['token-1', 'token-1', 'token-1']);
  });

  it('fetches another when it is refused, and sends the call once more', async () => {
    const keeper = new AccessKeeper(async () => 'new');
    keeper.set('old');
    const { call, seen } = callTaking('new');
    expect(await keeper.send(call)).toBe('answer');
    expect(seen).toEqual(['old', 'new']);
  });

  it('gives up when the new one is refused too, and when there is none', async () => {
    const { call, seen } = callTaking();
    await expect(new AccessKeeper(async () => 'new').send(call)).rejects.toThrow('Who are you?');
    expect(seen).toEqual(['new', 'new']);
    await expect(new AccessKeeper(() => Promise.reject(refused())).send(call)).rejects.toThrow('Who are you?');
    expect(seen).toHaveLength(2);
  });

  it('tells the other tabs of a token, and of the end of the session', async () => {
    let fetched = 0;
    const fetchAccess = async () => `fetched-${++fetched}`;
    const [one, other] = [new AccessKeeper(fetchAccess), new AccessKeeper(fetchAccess)];
    one.set('shared');
    await expect.poll(async () => other.send(async (access) => access)).toBe('shared');
    expect(fetched).toBeLessThanOrEqual(1);
    one.set(null);
    await expect.poll(() => other.send(async (access) => access)).toMatch(/^fetched/);
  });

  it('lets tabs exchange the cookie one after another, the later ones with what the first has fetched', async () => {
    let running = 0;
    let max = 0;
    let fetched = 0;
    const answer = Promise.withResolvers<void>();
    const fetchAccess = async () => {
      max = Math.max(max, ++running);
      await answer.promise;
      running -= 1;
      return `token-${++fetched}`;
    };
    const tabs = [1, 2, 3].map(() => new AccessKeeper(fetchAccess));
    const sent = Promise.all(tabs.map((tab) => tab.send(async (access) => access)));
    await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(2);
    answer.resolve();
    await sent;
    expect(max).toBe(1);
  });
});
