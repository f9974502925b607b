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

/** What a service of messages works with. */
export interface MessageSources {
  messages: MessageRepository;
  /** The owner's mail address. */
  mailTo: string | undefined;
  clock: Clock;
  report: ReportEvent;
  /** So many are stored; 20,000 unless told otherwise. */
  max?: number;
}

/** So many messages are stored at most: some 50 MB of them. */
const MAX_MESSAGES = 20_000;

/** What is said again within a day is the same message. */
const SAME_MS = 86_400_000;

/** What visitors write to the owner of the site. */
export class MessageService {
  readonly #sources: MessageSources;

  constructor(sources: MessageSources) {
    this.#sources = sources;
  }

  /**
   * Stores a message and has it mailed to the owner; what is sent twice stands once. Where no more can be stored, older ones go, which
   * the log is told where they were not mailed. @returns whether the owner is told by mail.
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

  /** How many messages are stored, and how many may be. */
  async fill(): Promise<FillLevel> {
    const { messages, max = MAX_MESSAGES } = this.#sources;
    return { store: 'messages to the owner', count: await messages.count(), max };
  }

  /** Deletes what was kept for as long as the privacy policy says. @returns how many messages. */
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
