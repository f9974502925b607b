import type { Logger } from 'pino';
import { LostAnswerError } from './delivery.ts';
import type { MailBudget } from './mail-budget.ts';
import type { Recipient } from './draft-mail.ts';
import type { OutboxRepository, WaitingMail } from './outbox-repository.ts';
import type { Mail } from './write-mail.ts';

/** A mail that can be charged to its recipient, and is written once it may go. */
export interface AddressedMail {
  to: Recipient;
  /** Undefined when the account was deleted meanwhile. */
  write: () => Promise<Mail | undefined>;
}

/** Writes mails when they are sent. */
export interface WritesMails {
  /** Whom a mail is for; undefined when there is nobody any more. */
  address: (mail: WaitingMail) => Promise<AddressedMail | undefined>;
}

/** What mails are sent with. */
export interface MailSenderSources {
  outbox: OutboxRepository;
  writer: WritesMails;
  /** Whether a mail may go, which is asked once for each; without it all may. */
  budget?: MailBudget | undefined;
  deliver: (mail: Mail) => Promise<void>;
  logger: Pick<Logger, 'error'>;
}

/** What became of a mail. */
export type Outcome = 'sent' | 'held back' | 'nobody' | 'postponed' | 'given up';

/** How long to wait after each try that failed, then as long as the last time: a mail is given up for its age alone. */
const RETRY_SECONDS = [5, 30, 120, 900, 3600, 14_400, 43_200];
/** After an answer that was lost a mail may have arrived: it is sent once more, and not a third time. */
const MAX_LOST_ANSWERS = 1;

/** Sends mails that wait, one after another. */
export class MailSender {
  readonly #sources: MailSenderSources;

  constructor(sources: MailSenderSources) {
    this.#sources = sources;
  }

  /** Sends the mail that is due first, or the one of this number. @returns undefined when there is none. */
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
