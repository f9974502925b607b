import { createApiClient } from '@dopahiya/api-client';
import { favourites, signIn, signOut, toggleFavourite, unsentFavourites } from '@dopahiya/visitor';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { keepFavourites, syncFavourites } from './sync-favourites.ts';

/** A fake API with one account's favourites; `before` delays a response. */
function accountOf(...slugs: string[]) {
  const account = new Set(slugs);
  const bodies: unknown[] = [];
  const state = { isDown: false, limit: 200, before: async () => {} };
  const fetch = async (input: string | URL | Request) => {
    const request = new Request(input);
    if (request.url.endsWith('/token/refresh/')) return Response.json({ access: 'a.b.c', username: 'asha' });
    const body = (await request.json()) as { added: string[]; removed: string[] };
    bodies.push(body);
    if (state.isDown) throw new TypeError('Failed to fetch');
    for (const slug of body.removed) account.delete(slug);
    const left_out: string[] = [];
    for (const slug of body.added) {
      if (account.has(slug) || account.size < state.limit) account.add(slug);
      else left_out.push(slug);
    }
    const answer = { slugs: [...account], left_out };
    await state.before();
    return Response.json(answer);
  };
  return { account, bodies, state, api: createApiClient({ origin: 'https://api.invalid', fetch }) };
}

const lockOfQuestions = () => navigator.locks.request('dopahiya-favourites', () => undefined);

beforeEach(async () => {
  // A response to the previous test would belong to another account.
  await lockOfQuestions();
  signOut();
  localStorage.clear();
});

describe('favourites of an account', () => {
  it('take in those of the browser on sign-in, and nothing twice', async () => {
    const { api, account } = accountOf('activa-6g', 'shine');
    for (const slug of ['shine', 'r15-v4']) toggleFavourite(slug);
    signIn('asha');
    await syncFavourites(api);
    await syncFavourites(api);
    expect([...account]).toEqual(['activa-6g', 'shine', 'r15-v4']);
    expect(favourites.read()).toEqual(['activa-6g', 'shine', 'r15-v4']);
  });

  it('follow each heart while somebody is signed in, and lose what another browser took out', async () => {
    const { api, account, bodies } = accountOf('activa-6g', 'shine');
    signIn('asha');
    onTestFinished(keepFavourites(api));
    await expect.poll(() => favourites.read()).toEqual(['activa-6g', 'shine']);
    account.delete('shine');
    toggleFavourite('r15-v4');
    await expect.poll(() => favourites.read()).toEqual(['activa-6g', 'r15-v4']);
    toggleFavourite('activa-6g');
    await expect.poll(() => [...account]).toEqual(['r15-v4']);
    await expect.poll(() => unsentFavourites.read()?.removed).toEqual([]);
    expect(bodies).toHaveLength(3);
  });

  it('are asked for again when a page is opened some time later, and not at once', async () => {
    const { api, bodies } = accountOf('activa-6g');
    signIn('asha');
    await syncFavourites(api);
    keepFavourites(api)();
    await lockOfQuestions();
    expect(bodies).toHaveLength(1);
    const unsent = unsentFavourites.read();
    if (unsent) unsentFavourites.write({ ...unsent, at: Date.now() - 3_600_000 });
    onTestFinished(keepFavourites(api));
    await expect.poll(() => bodies.length).toBe(2);
  });

  it('keep what is changed while an answer is under way', async () => {
    const { api, account, state } = accountOf();
    toggleFavourite('shine');
    signIn('asha');
    state.before = async () => {
      state.before = async () => {};
      toggleFavourite('r15-v4');
      toggleFavourite('shine');
    };
    await syncFavourites(api);
    expect(favourites.read()).toEqual(['r15-v4']);
    await syncFavourites(api);
    expect([...account]).toEqual(['r15-v4']);
    expect(favourites.read()).toEqual(['r15-v4']);
  });

  it('wait for a connection, and are told then, once', async () => {
    const { api, account, state, bodies } = accountOf();
    signIn('asha');
    onTestFinished(keepFavourites(api));
    await expect.poll(() => unsentFavourites.read()?.at).toBeGreaterThan(0);
    state.isDown = true;
    toggleFavourite('shine');
    await expect.poll(() => bodies.length).toBe(2);
    expect(favourites.read()).toEqual(['shine']);
    state.isDown = false;
    dispatchEvent(new Event('online'));
    await expect.poll(() => [...account]).toEqual(['shine']);
    expect(bodies).toHaveLength(3);
  });

  it('stay in the browser when the account has no room, and are not asked for without end', async () => {
    const { api, account, state, bodies } = accountOf('activa-6g');
    state.limit = 1;
    toggleFavourite('shine');
    signIn('asha');
    onTestFinished(keepFavourites(api));
    await expect.poll(() => favourites.read()).toEqual(['activa-6g', 'shine']);
    // Any further sync waits for the same lock as this loop.
    for (let turn = 0; turn < 5; turn += 1) await lockOfQuestions();
    expect(bodies.length).toBeLessThanOrEqual(2);
    expect([...account]).toEqual(['activa-6g']);
  });

  it('are told to nobody any more where the page no longer keeps them', async () => {
    const { api, bodies, state } = accountOf();
    signIn('asha');
    const end = keepFavourites(api);
    state.before = async () => {
      end();
      toggleFavourite('shine');
    };
    await expect.poll(() => unsentFavourites.read()?.at).toBeGreaterThan(0);
    for (let turn = 0; turn < 5; turn += 1) await lockOfQuestions();
    expect(bodies).toHaveLength(1);
  });

  it('leave the browser on sign-out, so that the next account gets none of them', async () => {
    const { api } = accountOf('activa-6g');
    signIn('asha');
    await syncFavourites(api);
    toggleFavourite('not-told-yet');
    signOut();
    expect(favourites.read()).toEqual(['not-told-yet']);
    toggleFavourite('not-told-yet');
    const next = accountOf();
    signIn('ravi');
    await syncFavourites(next.api);
    expect([next.account.size, favourites.read()]).toEqual([0, []]);
  });

  it('pass over what no bike can be called, and send no more than an account takes at once', async () => {
    const { api, bodies } = accountOf();
    const many = Array.from({ length: 250 }, (_, index) => `bike-${index}`);
    localStorage.setItem('favourites', JSON.stringify(['Not a slug', ...many]));
    expect(toggleFavourite('one-more')).toBe('full');
    signIn('asha');
    await syncFavourites(api);
    expect((bodies[0] as { added: string[] }).added).toHaveLength(199);
  });
});
