import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../core/errors.ts';
import type { Derivation } from './password-hash.ts';

/** The program of a worker, which stands beside this file as source and as built. */
const program = new URL(`hash-worker${extname(import.meta.url)}`, import.meta.url);

/** It needs next to nothing of JavaScript's memory: what argon2 takes is none of it. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };

/** A hash takes less than a tenth of a second: after these a worker is taken for stuck. */
const MAX_MS = 10_000;

/** Memory is given back when nobody has signed in for as long. */
const IDLE_MS = 30_000;

const unavailable = () => new AppError(503, 'We can’t check passwords right now. Please try again in a few seconds.');

/** Threads of low priority that derive hashes, started when they are wanted, and ended when nobody wants them any more. */
export class HashWorkers {
  readonly #workers = new Set<Worker>();
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  #isClosed = false;

  /** Derives a hash, with one thread more when all are at work. @throws AppError 503 when two workers in turn died of it. */
  async derive(derivation: Derivation): Promise<Uint8Array> {
    try {
      return await this.#deriveOnce(derivation);
    } catch {
      return this.#deriveOnce(derivation).catch(() => {
        throw unavailable();
      });
    }
  }

  /** Ends all threads; what they are at is refused. */
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
    // Whoever waits for it hears of it too; when nobody does, there is nothing to tell.
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

/** Has an idle worker derive a hash; only while it does, it keeps the process from ending. */
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
