import type { Logger } from 'pino';
import type { Addressee, MailBudget, MailKind } from './mail-budget.ts';

/** A mail, ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, if not to whom it is from. */
  replyTo?: string;
  /** Where a mail program turns such mails off with one press. */
  unsubscribe?: string;
}

/** A mail that is written once it may go: what it is for, and for whom. */
export interface MailDraft {
  kind: MailKind;
  to: Addressee;
  write: () => Promise<Mail>;
}

/** Finds out what is to be sent, when it is its turn. */
export type FindDrafts = () => Promise<readonly MailDraft[]>;

/** How a mailer sends, and within which limits. */
export interface MailerDeps {
  deliver: (mail: Mail) => Promise<void>;
  /** Whether a mail may go, which is asked once for each; without it all may. */
  budget?: Pick<MailBudget, 'charge'> | undefined;
  logger: Pick<Logger, 'error'>;
  /** How long to wait after each try that failed, in ms; after the last one the mail is given up. */
  retryMs?: readonly number[];
}

interface Job {
  run: () => Promise<void>;
  tries: number;
}

const MAX_WAITING = 500;
const RETRY_MS = [2000, 15_000, 120_000, 900_000];

/**
 * Sends mails behind the back of the calls that ask for them, one after another: no call waits for a mail server, or
 * fails with it, or tells by its time whether there was anything to send. A process that ends loses what still waits.
 */
export class Mailer {
  readonly #deps: MailerDeps & Required<Pick<MailerDeps, 'retryMs'>>;
  readonly #waiting: Job[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor({ retryMs = RETRY_MS, ...deps }: MailerDeps) {
    this.#deps = { ...deps, retryMs };
  }

  /** Sends what `find` finds out, later; beyond 500 that wait it is given up at once. */
  post(find: FindDrafts): void {
    // In the place of the call that asked: mails go out in their turn.
    const run = async () => {
      const drafts = await find();
      this.#waiting.unshift(...drafts.map((draft) => ({ run: this.#sending(draft), tries: 0 })));
    };
    this.#add({ run, tries: 0 });
  }

  /** Ends it: what can be sent now is sent, what failed before is given up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#running;
  }

  /** A try after one that failed goes on where that ended: charged once, written once. */
  #sending(draft: MailDraft): () => Promise<void> {
    const { budget, deliver } = this.#deps;
    let isCharged = false;
    let mail: Mail | undefined;
    return async () => {
      isCharged ||= !budget || (await budget.charge(draft));
      if (!isCharged) return;
      mail ??= await draft.write();
      await deliver(mail);
    };
  }

  #add(job: Job): void {
    if (this.#waiting.length + this.#timers.size >= MAX_WAITING) {
      this.#deps.logger.error({ waiting: MAX_WAITING }, 'a mail is given up: too many wait');
      return;
    }
    this.#waiting.push(job);
    // In a turn of its own: the call that asks is answered first.
    this.#running ??= new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => this.#runAll())
      .finally(() => (this.#running = undefined));
  }

  async #runAll(): Promise<void> {
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      try {
        await job.run();
      } catch (err) {
        this.#retry(job, err);
      }
    }
  }

  #retry({ run, tries }: Job, err: unknown): void {
    const { retryMs, logger } = this.#deps;
    const wait = this.#isClosed ? undefined : retryMs[tries];
    logger.error({ err, tries: tries + 1, isGivenUp: wait === undefined }, 'a mail was not sent');
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#add({ run, tries: tries + 1 });
    }, wait).unref();
    this.#timers.add(timer);
  }
}
