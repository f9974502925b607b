import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** So many subjects are remembered; rows of replicas remember the others. */
export const MAX_SUBJECTS = 20_000;

/** Of so many that were asked longest ago, the one goes that has the least to lose by it. */
const CANDIDATES = 8;

/** What was taken by whom, in the milliseconds that it takes to fill up again; less than nothing where it was given back. */
export interface Take {
  subject: string;
  ms: number;
}

interface Bucket {
  /** Milliseconds after `at` until the whole allowance is there again. */
  debt: number;
  at: number;
  /** What was taken here and no other process knows yet. */
  unshared: number;
}

/**
 * What each subject has taken and is not filled up again. Whoever names thousands of subjects pushes out those of whom
 * little is known, and none that has used up much.
 */
export class TokenBuckets {
  readonly #clock: Clock;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_SUBJECTS });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Milliseconds until the whole allowance of a subject is there again. */
  debtOf(subject: string): number {
    const bucket = this.#buckets.peek(subject);
    return bucket ? bucket.debt - Math.min(bucket.debt, Math.max(0, this.#now() - bucket.at)) : 0;
  }

  /** Adds to what a subject has taken, or gives some of it back. */
  add(subject: string, ms: number): void {
    const debt = Math.max(0, this.debtOf(subject) + ms);
    const bucket = this.#buckets.get(subject);
    if (bucket) Object.assign(bucket, { debt, at: this.#now(), unshared: bucket.unshared + ms });
    else if (ms > 0) this.#insert(subject, { debt, at: this.#now(), unshared: ms });
  }

  /**
   * Tells others what was taken here since the last time, and goes by what they say was taken everywhere. When they
   * cannot be told, it is told the next time, as far as it counts by then.
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
