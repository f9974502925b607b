import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { plantSeeds, retryFailed } from './index.ts';
import { hasFailed, takeSeeds } from './query-seed.ts';

class Refused extends Error {}

const toFailure = (error: Error) => (error instanceof Refused ? { words: error.message } : undefined);
const fromFailure = ({ words }: { words: string }) => new Refused(words);
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

async function onServer(error: Error): Promise<QueryClient> {
  const client = newClient();
  client.setQueryData(['bike', 'classic-350'], { name: 'Classic 350' });
  const queryFn = () => {
    throw error;
  };
  await client.prefetchQuery({ queryKey: ['price'], queryFn });
  return client;
}

const travel = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

describe('query seeds', () => {
  it('bring answers and failures of the server into the browser', async () => {
    const seeds = travel(takeSeeds(await onServer(new Refused('No price')), toFailure));
    const client = newClient();
    plantSeeds(client, seeds, fromFailure);
    expect(client.getQueryData(['bike', 'classic-350'])).toEqual({ name: 'Classic 350' });
    expect(client.getQueryState(['price'])).toMatchObject({ status: 'error', error: new Refused('No price') });
    expect(hasFailed(client)).toBe(true);
  });

  it('count as fresh when they are planted, however old the page is', () => {
    const client = newClient();
    plantSeeds(client, [[['bike'], 1]], fromFailure);
    expect(Date.now() - (client.getQueryState(['bike'])?.dataUpdatedAt ?? 0)).toBeLessThan(60_000);
  });

  it('leave a failure that is not known to the browser', async () => {
    const seeds = takeSeeds(await onServer(new TypeError('undefined is not a function')), toFailure);
    expect(seeds).toEqual([[['bike', 'classic-350'], { name: 'Classic 350' }]]);
  });

  it('are fetched once more where they failed', async () => {
    const client = newClient();
    plantSeeds(client, [[['price'], null, { words: 'No price' }]], fromFailure);
    const options = { queryKey: ['price'], queryFn: () => 199_000, retryOnMount: false };
    const stop = new QueryObserver(client, options).subscribe(() => undefined);
    expect(client.getQueryState(['price'])?.status).toBe('error');
    retryFailed(client);
    await expect.poll(() => client.getQueryData(['price'])).toBe(199_000);
    stop();
  });
});
