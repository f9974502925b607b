import type { Logger } from 'pino';

/** A mail, ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Finds out what is to be sent, when it is its turn. */
export type ComposeMails = () => Promise<readonly Mail[]>;

/** How a mailer sends, and within which limits. */
export interface MailerParts {
  deliver: (mail: Mail) => Promise<void>;
  logger: Pick<Logger, 'error'>;
  /** How long to wait after each try that failed, in ms; after the last one the mail is given up. */
  retryMs?: readonly number[];
}

const MAX_WAITING = 500;
const RETRY_MS = [2000, 15_000, 120_000, 900_000];

/**
 * Sends mails behind the back of the calls that ask for them, one after another: no call waits for a mail server, or
 * fails with it, or tells by its time whether there was anything to send. A process that ends loses what still waits.
 */
export class Mailer {
  readonly #parts: Required<MailerParts>;
  readonly #waiting: { compose: ComposeMails; tries: number }[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor({ retryMs = RETRY_MS, ...parts }: MailerParts) {
    this.#parts = { ...parts, retryMs };
  }

  /** Sends what `compose` finds out, later; beyond 500 that wait it is given up at once. */
  post(compose: ComposeMails): void {
    this.#add({ compose, tries: 0 });
  }

  /** Ends it: what can be sent now is sent, what failed before is given up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#running;
  }

  #add(job: { compose: ComposeMails; tries: number }): void {
    if (this.#waiting.length + this.#timers.size >= MAX_WAITING) {
      this.#parts.logger.error({ waiting: MAX_WAITING }, 'a mail is given up: too many wait');
      return;
    }
    this.#waiting.push(job);
    // In a turn of its own: the call that asks is answered first.
    this.#running ??= new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => this.#sendAll())
      .finally(() => (this.#running = undefined));
  }

  async #sendAll(): Promise<void> {
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      try {
        for (const mail of await job.compose()) await this.#parts.deliver(mail);
      } catch (err) {
        this.#retry(job, err);
      }
    }
  }

  #retry({ compose, tries }: { compose: ComposeMails; tries: number }, err: unknown): void {
    const { retryMs, logger } = this.#parts;
    const wait = this.#isClosed ? undefined : retryMs[tries];
    logger.error({ err, tries: tries + 1, isGivenUp: wait === undefined }, 'a mail was not sent');
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#add({ compose, tries: tries + 1 });
    }, wait).unref();
    this.#timers.add(timer);
  }
}
