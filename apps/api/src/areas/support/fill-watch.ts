import { formatNumber } from '@dopahiya/domain/site';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { draftMail, type MailDraft, ownerAt } from '../../core/outbox/draft-mail.ts';
import { enqueueMail } from '../../core/outbox/enqueue-mail.ts';

/** A store's number of entries and its maximum. */
export interface FillLevel {
  store: string;
  count: number;
  max: number;
}

/** Dependencies of {@link FillWatch}. */
export interface FillWatchSources {
  orm: Orm;
  levels: readonly (() => Promise<FillLevel>)[];
  /** The owner's email address; if undefined, warnings are only logged. */
  mailTo: string | undefined;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
}

const WARN_SHARE = 0.8;
const DAY_MS = 86_400_000;

/** Warns the owner about nearly full stores, at most once a day per store. */
export class FillWatch {
  readonly #sources: FillWatchSources;
  readonly #warnedAt = new Map<string, number>();

  constructor(sources: FillWatchSources) {
    this.#sources = sources;
  }

  /** Checks all stores; logs those that are at least 80 % full and reports them to the owner in one mail. */
  async check(): Promise<void> {
    const { orm, levels, mailTo, clock, logger } = this.#sources;
    const now = clock().getTime();
    const all = await Promise.all(levels.map((level) => level()));
    const full = all.filter(({ count, max }) => count >= max * WARN_SHARE);
    const unwarned = full.filter(({ store }) => now - (this.#warnedAt.get(store) ?? -Infinity) >= DAY_MS);
    if (unwarned.length === 0) return;
    if (mailTo !== undefined) await enqueueMail(orm, fillMail(mailTo, full));
    for (const level of unwarned) {
      logger.warn(level, 'a store is nearly full: the oldest go when it is full');
      this.#warnedAt.set(level.store, now);
    }
  }
}

/** Drafts the mail that tells the owner which stores are nearly full; all processes together send one a day. */
const fillMail = (mailTo: string, levels: readonly FillLevel[]): MailDraft =>
  draftMail(ownerAt(mailTo), 'capacity', {
    subject: 'Storage is nearly full',
    lines: [
      'The site can store only so much of what visitors send. These stores are at least 80 % full:',
      levels.map(({ store, count, max }) => `${store}: ${formatNumber(count)} of ${formatNumber(max)}`).join('\n'),
      'When a store is full, the oldest entries are deleted to make room. Check whether somebody is sending spam.',
    ],
  });
