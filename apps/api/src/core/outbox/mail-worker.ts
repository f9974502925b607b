import type { Logger } from 'pino';
import { ThrottledLog } from '../log/throttled-log.ts';
import type { MailSender } from './mail-sender.ts';

/** Polling interval in ms for due mails: of this process, of others, and retries. */
const LOOK_EVERY_MS = 1000;

/**
 * Sends queued mails in the background: no request waits for a mail server, fails with it, or reveals by its duration whether a mail was
 * sent. Mails left by a process that ends are sent by another one, or after the restart.
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

  /** Stops after the mail being sent; the others stay queued. */
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
