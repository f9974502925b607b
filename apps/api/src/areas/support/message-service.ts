import type { CheckedContactMessage } from '@dopahiya/domain/inputs';
import { createHash } from 'node:crypto';
import { contactKeptMonths } from '@dopahiya/domain/content';
import type { Author } from '../../core/author.ts';
import type { Clock } from '../../core/clock.ts';
import type { FillLevel } from './fill-watch.ts';
import { messageMail } from './message-mail.ts';
import type { MessageRepository } from './message-repository.ts';
import type { ReportEvent } from '../../core/log/open-log.ts';
import { keyOf } from '../../core/names/account-names.ts';

/** Dependencies of {@link MessageService}. */
export interface MessageSources {
  messages: MessageRepository;
  /** The owner's email address; undefined if messages are not mailed. */
  mailTo: string | undefined;
  clock: Clock;
  report: ReportEvent;
  /** Maximum number of stored messages; 20,000 by default. */
  max?: number;
}

/** Default maximum number of stored messages: about 50 MB. */
const MAX_MESSAGES = 20_000;

/** Identical messages within this time (in ms) count as one. */
const SAME_MS = 86_400_000;

/** Stores visitors' messages and forwards them to the site's owner. */
export class MessageService {
  readonly #sources: MessageSources;

  constructor(sources: MessageSources) {
    this.#sources = sources;
  }

  /**
   * Stores a message, ignoring duplicates, and enqueues its mail to the owner. Deletes older messages when the store is full, and logs
   * those never mailed.
   * @returns whether the owner gets it by mail.
   */
  async take({ agreed_to_terms: _, ...said }: CheckedContactMessage, author?: Author): Promise<{ mailed: boolean }> {
    const { messages, mailTo, clock, report, max = MAX_MESSAGES } = this.#sources;
    const unread = await messages.makeRoom(max);
    if (unread > 0) report('contact messages deleted unread to make room', { count: unread });
    const sent_at = clock();
    const message = {
      ...said,
      email_key: keyOf(said.email),
      user_id: author?.id ?? null,
      digest: digestOf(said),
      sent_at,
    };
    const since = new Date(sent_at.getTime() - SAME_MS);
    await messages.add(message, since, (stored) => (mailTo === undefined ? [] : messageMail(mailTo, stored)));
    return { mailed: mailTo !== undefined };
  }

  /** Returns how many messages are stored, and the maximum. */
  async fill(): Promise<FillLevel> {
    const { messages, max = MAX_MESSAGES } = this.#sources;
    return { store: 'messages to the owner', count: await messages.count(), max };
  }

  /** Deletes messages older than the privacy policy's retention period. @returns the number deleted. */
  forgetOld(): Promise<number> {
    const { messages, clock } = this.#sources;
    const moment = new Date(clock());
    moment.setUTCMonth(moment.getUTCMonth() - contactKeptMonths);
    return messages.forgetBefore(moment);
  }
}

function digestOf({
  name,
  email,
  mobile_number,
  city,
  comments,
}: Omit<CheckedContactMessage, 'agreed_to_terms'>): string {
  const said = JSON.stringify([name, keyOf(email), mobile_number, city, comments]);
  return createHash('sha256').update(said).digest('base64url');
}
