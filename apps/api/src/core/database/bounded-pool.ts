import { Pool, type PoolClient, type PoolConfig } from 'pg';

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Maximum number of statements waiting for a connection: more than a server can process within their timeout. */
const MAX_WAITING = 500;

/** PostgreSQL connection pool with a bounded queue. */
export class BoundedPool extends Pool {
  readonly #maxWaiting: number;

  constructor(config: PoolConfig, maxWaiting: number = MAX_WAITING) {
    super(config);
    this.#maxWaiting = maxWaiting;
    // An idle connection that breaks is replaced on the next query; without a listener the event would end the process.
    this.on('error', () => undefined);
    // So would one that breaks between two statements of a transaction; the next statement is refused.
    this.on('connect', (client) => client.on('error', () => undefined));
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
  /** PostgreSQL's error code for too many connections. */
  readonly code = '53300';
}
