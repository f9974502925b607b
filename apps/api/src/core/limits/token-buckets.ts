import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** Maximum number of remembered subjects; replicas share the others through the database. */
export const MAX_SUBJECTS = 20_000;

/** Number of least recently used subjects among which the one with the least usage is evicted. */
const CANDIDATES = 8;

/** Usage of a subject, as the ms until its bucket is full again; negative if given back. */
export interface Take {
  subject: string;
  ms: number;
}

interface Bucket {
  /** Milliseconds after `at` until the bucket is full again. */
  debt: number;
  at: number;
  /** Usage here that other processes do not know yet. */
  unshared: number;
}

/** Token buckets of all subjects with usage. A flood of new subjects evicts those with little usage, never those that have used up much. */
export class TokenBuckets {
  readonly #clock: Clock;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_SUBJECTS });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the ms until a subject's bucket is full again. */
  debtOf(subject: string): number {
    const bucket = this.#buckets.peek(subject);
    return bucket ? bucket.debt - Math.min(bucket.debt, Math.max(0, this.#now() - bucket.at)) : 0;
  }

  /** Adds usage to a subject, or gives some back. */
  add(subject: string, ms: number): void {
    const debt = Math.max(0, this.debtOf(subject) + ms);
    const bucket = this.#buckets.get(subject);
    if (bucket) Object.assign(bucket, { debt, at: this.#now(), unshared: bucket.unshared + ms });
    else if (ms > 0) this.#insert(subject, { debt, at: this.#now(), unshared: ms });
  }

  /**
   * Sends the usage since the last time and takes over the total from all processes. If that fails, it is sent the next time, as far as it
   * still counts.
   */
  async share(tell: (takes: Take[]) => Promise<Take[]>): Promise<void> {
    const takes = this.#takeUnshared();
    if (takes.length === 0) return;
    try {
      for (const { subject, ms } of await tell(takes)) this.#learn(subject, ms);
    } catch (error) {
      for (const { subject, ms } of takes) {
        const bucket = this.#buckets.peek(subject);
        if (bucket) bucket.unshared += ms;
      }
      throw error;
    }
  }

  #takeUnshared(): Take[] {
    const takes: Take[] = [];
    for (const [subject, bucket] of this.#buckets.entries()) {
      if (bucket.unshared === 0) continue;
      const ms = Math.min(bucket.unshared, this.debtOf(subject));
      if (ms !== 0) takes.push({ subject, ms });
      bucket.unshared = 0;
    }
    return takes;
  }

  #learn(subject: string, ms: number): void {
    const bucket = this.#buckets.peek(subject);
    if (bucket) Object.assign(bucket, { debt: Math.max(0, Math.max(0, ms) + bucket.unshared), at: this.#now() });
  }

  #insert(subject: string, bucket: Bucket): void {
    if (this.#buckets.size === MAX_SUBJECTS) this.#forgetOne();
    this.#buckets.set(subject, bucket);
  }

  #forgetOne(): void {
    const keys = this.#buckets.rkeys();
    const oldest = Array.from({ length: CANDIDATES }, () => String(keys.next().value));
    const [lightest = '', ...others] = oldest.toSorted((one, other) => this.debtOf(one) - this.debtOf(other));
    this.#buckets.delete(lightest);
    for (const subject of others) this.#buckets.get(subject);
  }

  #now(): number {
    return this.#clock().getTime();
  }
}
