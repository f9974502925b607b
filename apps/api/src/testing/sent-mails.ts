import { pino } from 'pino';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../core/database/open-database.ts';
import type { MailBudget } from '../core/outbox/mail-budget.ts';
import { MailWorker } from '../core/outbox/mail-worker.ts';
import { openOutbox } from '../areas/accounts/mail/open-outbox.ts';
import type { Mail } from '../core/outbox/write-mail.ts';

const LOOK_EVERY_MS = 10;

interface SentMails {
  /** Sent mails, oldest first. */
  sent: Mail[];
  /** Sends the mails that are due now. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

/** Collects the queued mails of a test database instead of sending them. */
export function sentMails(
  { orm }: Database,
  { budget, clock = () => new Date('2026-11-21T12:00:00+05:30') }: { budget?: MailBudget; clock?: Clock } = {},
): SentMails {
  const sent: Mail[] = [];
  const logger = pino({ level: 'silent' });
  const deliver = async (mail: Mail) => void sent.push(mail);
  const sender = openOutbox({ orm, clock, siteOrigin: 'https://site.test', deliver, budget, logger });
  let worker = new MailWorker(sender, logger, LOOK_EVERY_MS);
  return {
    sent,
    close: () => worker.close(),
    settle: async () => {
      await worker.close();
      while (await sender.sendNext());
      worker = new MailWorker(sender, logger, LOOK_EVERY_MS);
    },
  };
}
