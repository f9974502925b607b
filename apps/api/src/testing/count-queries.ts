import { vi } from 'vitest';
import type { Database } from '../core/database/open-database.ts';

/** Database queries of a request. */
export interface QueryCount {
  queries: number;
  /** Number of sequential waits: queries sent in parallel add no latency. */
  waits: number;
}

interface Client {
  query: (...asked: unknown[]) => Promise<unknown>;
}

/** Runs a function and counts the queries that reach the database meanwhile. */
export async function countQueries(database: Database, work: () => Promise<unknown>): Promise<QueryCount> {
  const client = (database.orm as unknown as { $client: Client }).$client;
  const count = { queries: 0, waits: 0 };
  let underWay = 0;
  const send = client.query.bind(client);
  const counted = vi.spyOn(client, 'query').mockImplementation(async (...asked) => {
    count.queries++;
    if (underWay++ === 0) count.waits++;
    try {
      return await send(...asked);
    } finally {
      underWay--;
    }
  });
  try {
    await work();
  } finally {
    counted.mockRestore();
  }
  return count;
}
