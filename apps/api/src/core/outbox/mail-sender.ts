import type { Logger } from 'pino';
import { LostAnswerError } from './delivery.ts';
import type { MailBudget } from './mail-budget.ts';
import type { Recipient } from './draft-mail.ts';
import type { OutboxRepository, WaitingMail } from './outbox-repository.ts';
import type { Mail } from './write-mail.ts';

/** Mail with a known addressee, written once its budget allows it. */
export interface AddressedMail {
  to: Recipient;
  /** Undefined if the account was deleted meanwhile. */
  write: () => Promise<Mail | undefined>;
}

/** Writes queued mails when they are sent. */
export interface WritesMails {
  /** Finds the addressee of a mail; undefined if there is none any more. */
  address: (mail: WaitingMail) => Promise<AddressedMail | undefined>;
}

/** Dependencies of the mail sender. */
export interface MailSenderSources {
  outbox: OutboxRepository;
  writer: WritesMails;
  /** Checked once per mail; without it all mails are sent. */
  budget?: MailBudget | undefined;
  deliver: (mail: Mail) => Promise<void>;
  logger: Pick<Logger, 'error'>;
}

/** Outcome of sending a mail. */
export type Outcome = 'sent' | 'held back' | 'nobody' | 'postponed' | 'given up';

/** Retry delays in seconds after failed attempts; the last one repeats, as mails are only given up for their age. */
const RETRY_SECONDS = [5, 30, 120, 900, 3600, 14_400, 43_200];
/** Maximum number of retries after a lost response, when the mail may have arrived. */
const MAX_LOST_ANSWERS = 1;

/** Sends queued mails one by one. */
export class MailSender {
  readonly #sources: MailSenderSources;

  constructor(sources: MailSenderSources) {
    this.#sources = sources;
  }

  /** Sends the mail that is due first, or the one with this number. @returns undefined if there is none. */
  async sendNext(number?: number): Promise<{ outcome: Outcome; error?: unknown } | undefined> {
    const mail = await this.#sources.outbox.take(number);
    if (!mail) return undefined;
    let outcome: Outcome;
    try {
      outcome = await this.#send(mail);
    } catch (error) {
      return { outcome: await this.#retry(mail, error), error };
    }
    await this.#sources.outbox.remove(mail, { isSent: outcome === 'sent' });
    return { outcome };
  }

  async #send(mail: WaitingMail): Promise<Outcome> {
    const { writer, deliver } = this.#sources;
    const addressed = await writer.address(mail);
    if (!addressed) return 'nobody';
    if (!mail.is_charged && !(await this.#charge(mail, addressed))) return 'held back';
    const written = await addressed.write();
    if (!written) return 'nobody';
    await deliver(written);
    return 'sent';
  }

  async #charge(mail: WaitingMail, { to }: AddressedMail): Promise<boolean> {
    const { budget, outbox } = this.#sources;
    return !budget || outbox.charge(mail, (transaction) => budget.charge(transaction, { kind: mail.kind, to }));
  }

  async #retry(mail: WaitingMail, err: unknown): Promise<Outcome> {
    const { outbox, logger } = this.#sources;
    const { id, kind, tries, lost_answers } = mail;
    const isLost = err instanceof LostAnswerError;
    const isGivenUp = isLost && lost_answers >= MAX_LOST_ANSWERS;
    const wait = isGivenUp ? undefined : (RETRY_SECONDS[tries - 1] ?? RETRY_SECONDS.at(-1));
    logger.error({ err, mail: id, kind, tries, isGivenUp: wait === undefined }, 'a mail was not sent');
    if (wait === undefined) await outbox.remove(mail);
    else await outbox.postpone(mail, wait, { isLost });
    return wait === undefined ? 'given up' : 'postponed';
  }
}
