import { Pool, type PoolClient, type PoolConfig } from 'pg';

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** How many statements may wait for a connection: more than a server works off in the time that they would wait. */
const MAX_WAITING = 500;

/** Connections to a PostgreSQL server, and a queue before them that has an end. */
export class BoundedPool extends Pool {
  readonly #maxWaiting: number;

  constructor(config: PoolConfig, maxWaiting: number = MAX_WAITING) {
    super(config);
    this.#maxWaiting = maxWaiting;
    // A connection that breaks while idle is replaced on the next query; unheard, the event would end the process.
    this.on('error', () => undefined);
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    if (this.waitingCount < this.#maxWaiting) return connected ? super.connect(connected) : super.connect();
    const error = new TooManyWaiting(`more than ${this.#maxWaiting} statements wait for a connection`);
    if (!connected) return Promise.reject(error);
    connected(error, undefined, () => undefined);
  }
}

class TooManyWaiting extends Error {
  /** PostgreSQL's own code for too many connections. */
  readonly code = '53300';
}
