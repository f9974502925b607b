import type { Logger } from 'pino';
import { ThrottledLog } from '../log/throttled-log.ts';
import type { MailSender } from './mail-sender.ts';

/** How often it looks for mails that are due: of this process, of others, and of tries that failed. */
const LOOK_EVERY_MS = 1000;

/**
 * Sends what waits, beside the answers of this process: no call waits for a mail server, or fails with it, or tells by its time
 * whether there was anything to send. What a process that ends has not sent is sent by another, or by the next.
 */
export class MailWorker {
  readonly #sender: MailSender;
  readonly #log: ThrottledLog;
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #isClosed = false;

  constructor(sender: MailSender, logger: Logger, everyMs = LOOK_EVERY_MS) {
    this.#sender = sender;
    this.#log = new ThrottledLog(logger);
    this.#everyMs = everyMs;
    this.#wait();
  }

  /** Ends it once the mail in hand is sent; the others wait. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#turn;
  }

  #wait(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#turn = this.#sendAll().finally(() => this.#wait());
    }, this.#everyMs).unref();
  }

  async #sendAll(): Promise<void> {
    try {
      while (!this.#isClosed && (await this.#sender.sendNext()));
    } catch (err) {
      this.#log.error({ err }, 'mails that wait cannot be read right now');
    }
  }
}
