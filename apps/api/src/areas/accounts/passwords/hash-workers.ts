import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../core/errors.ts';
import type { Derivation } from './password-hash.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

/** The worker's script, next to this file with the same extension (source or build). */
const program = new URL(`hash-worker${extname(import.meta.url)}`, import.meta.url);

/** Small, because argon2's memory is outside the JavaScript heap. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };

/** Timeout of a hash, in ms: a worker that takes longer is stuck, since a hash takes less than 0.1 s. */
const MAX_MS = 10_000;

/** Idle time (in ms) after which a worker is ended and its memory freed. */
const IDLE_MS = 30_000;

const unavailable = () => new AppError(503, accountErrors.passwordsUnavailable);

/** Pool of low-priority threads that derive hashes; started on demand and ended when idle. */
export class HashWorkers {
  readonly #workers = new Set<Worker>();
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  #isClosed = false;

  /** Derives a hash, starting another thread if all are busy. @throws AppError 503 if two workers in a row failed. */
  async derive(derivation: Derivation): Promise<Uint8Array> {
    try {
      return await this.#deriveOnce(derivation);
    } catch {
      return this.#deriveOnce(derivation).catch(() => {
        throw unavailable();
      });
    }
  }

  /** Ends all threads; pending hashes are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }

  async #deriveOnce(derivation: Derivation): Promise<Uint8Array> {
    if (this.#isClosed) throw unavailable();
    const worker = this.#take();
    try {
      const hash = await ask(worker, derivation);
      this.#rest(worker);
      return hash;
    } catch (error) {
      void worker.terminate();
      throw error;
    }
  }

  #take(): Worker {
    const [[worker, ending] = []] = this.#idle;
    if (!worker) return this.#start();
    clearTimeout(ending);
    this.#idle.delete(worker);
    return worker;
  }

  #start(): Worker {
    const worker = new Worker(program, { execArgv: [], resourceLimits });
    this.#workers.add(worker);
    // The waiting caller gets the error from `ask`; without one, it can be ignored.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      this.#workers.delete(worker);
      clearTimeout(this.#idle.get(worker));
      this.#idle.delete(worker);
    });
    return worker;
  }

  #rest(worker: Worker): void {
    this.#idle.set(worker, setTimeout(() => void worker.terminate(), IDLE_MS).unref());
  }
}

/** Has an idle worker derive a hash; the worker keeps the process alive only while it does. */
async function ask(worker: Worker, derivation: Derivation): Promise<Uint8Array> {
  const answered = new AbortController();
  const options = { signal: AbortSignal.any([answered.signal, AbortSignal.timeout(MAX_MS)]) };
  const died = async () => {
    const [code] = (await once(worker, 'exit', options)) as [number];
    throw new Error(`A thread that hashes passwords ended with ${code}.`);
  };
  worker.ref();
  try {
    worker.postMessage(derivation, []);
    const [hash] = (await Promise.race([once(worker, 'message', options), died()])) as [Uint8Array];
    return hash;
  } finally {
    answered.abort();
    worker.unref();
  }
}
