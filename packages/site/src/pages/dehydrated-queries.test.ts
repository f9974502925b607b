import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  dehydrateQueries,
  hasFailed,
  hydrateQueries,
  type DehydratedQueries,
  retryFailed,
} from './dehydrated-queries.ts';

class Refused extends Error {
  toJSON() {
    return { words: this.message };
  }
}

const mayTell = (error: Error) => error instanceof Refused;
const toError = ({ words }: { words: string }) => new Refused(words);
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Returns what the browser gets from a server that fetched a bike two days ago and failed to fetch a price. */
async function sent(error: Error): Promise<DehydratedQueries> {
  const client = newClient();
  client.setQueryData(['bike', 'classic-350'], { name: 'Classic 350' }, { updatedAt: Date.now() - 172_800_000 });
  const queryFn = () => {
    throw error;
  };
  await client.prefetchQuery({ queryKey: ['price'], queryFn });
  return JSON.parse(JSON.stringify(dehydrateQueries(client, mayTell))) as DehydratedQueries;
}

async function received(error: Error): Promise<QueryClient> {
  const client = newClient();
  hydrateQueries(client, await sent(error), toError);
  return client;
}

describe('the queries of a page', () => {
  it('bring answers and failures of the server into the browser', async () => {
    const client = await received(new Refused('No price'));
    expect(client.getQueryData(['bike', 'classic-350'])).toEqual({ name: 'Classic 350' });
    const price = client.getQueryState(['price']);
    expect(price?.status).toBe('error');
    expect(price?.error).toBeInstanceOf(Refused);
    expect(price?.error?.message).toBe('No price');
    expect(hasFailed(client)).toBe(true);
  });

  it('count as fresh when they arrive, however old the page is', async () => {
    vi.setSystemTime('2026-11-21');
    onTestFinished(() => void vi.useRealTimers());
    const client = await received(new Refused('No price'));
    expect(client.getQueryState(['bike', 'classic-350'])?.dataUpdatedAt).toBe(Date.parse('2026-11-21'));
  });

  it('have the same bytes for the same answers, whenever the page is rendered', async () => {
    const first = JSON.stringify(await sent(new Refused('No price')));
    vi.setSystemTime(Date.now() + 5);
    onTestFinished(() => void vi.useRealTimers());
    expect(JSON.stringify(await sent(new Refused('No price')))).toBe(first);
  });

  it('leave a failure that may not be told to the browser', async () => {
    const queries = await sent(new TypeError('undefined is not a function'));
    expect(queries.map(({ queryKey }) => queryKey)).toEqual([['bike', 'classic-350']]);
  });

  it('are fetched once more where they failed', async () => {
    const client = await received(new Refused('No price'));
    const options = { queryKey: ['price'], queryFn: () => 199_000, retryOnMount: false };
    const stop = new QueryObserver(client, options).subscribe(() => undefined);
    expect(client.getQueryState(['price'])?.status).toBe('error');
    performance.clearMarks('retried');
    const retry = retryFailed(client);
    expect(performance.getEntriesByName('retried')).toHaveLength(0);
    await retry;
    expect(client.getQueryData(['price'])).toBe(199_000);
    expect(performance.getEntriesByName('retried')).toHaveLength(1);
    stop();
  });

  it('are fetched no third time, when another part of the page is hydrated', async () => {
    const client = await received(new Refused('No price'));
    const queryFn = vi.fn(() => Promise.reject(new Refused('Still none')));
    const options = { queryKey: ['price'], queryFn, retryOnMount: false, retry: false };
    const stop = new QueryObserver(client, options).subscribe(() => undefined);
    await retryFailed(client);
    await retryFailed(client);
    expect(queryFn).toHaveBeenCalledOnce();
    stop();
  });
});
