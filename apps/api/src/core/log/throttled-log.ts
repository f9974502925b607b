import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

const QUIET_MS = 5000;

/** Logs an error at most every few seconds, with the number of those skipped since: an outage does not fill the disk. */
export class ThrottledLog {
  readonly #logger: Logger;
  readonly #clock: Clock;
  #loggedAt = Number.NEGATIVE_INFINITY;
  #heldBack = 0;

  constructor(logger: Logger, clock: Clock = () => new Date()) {
    this.#logger = logger;
    this.#clock = clock;
  }

  /** Logs an error with these fields, or only counts it. */
  error(fields: object, message: string): void {
    const now = this.#clock().getTime();
    if (Math.abs(now - this.#loggedAt) < QUIET_MS) {
      this.#heldBack += 1;
      return;
    }
    this.#logger.error({ ...fields, ...(this.#heldBack > 0 && { heldBack: this.#heldBack }) }, message);
    this.#loggedAt = now;
    this.#heldBack = 0;
  }
}
