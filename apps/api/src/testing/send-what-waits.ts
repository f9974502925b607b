import { openDatabase } from '../core/database/open-database.ts';
import { outbox } from '../core/database/outbox-schema.ts';
import { deliveryOf } from '../core/outbox/delivery.ts';
import { openOutbox } from '../areas/accounts/mail/open-outbox.ts';

/**
 * Sends all queued mails as the next process would, without the two minutes for which killed processes keep theirs.
 * @returns how many are still queued.
 */
export async function sendWhatWaits({ DATA_DIR, DATABASE_URL, SMTP_URL }: Record<string, string>): Promise<number> {
  const { orm, close } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    await orm.update(outbox).set({ due_at: new Date(0) });
    const logger = { error: () => undefined, info: () => undefined };
    const deliver = deliveryOf({ smtpUrl: SMTP_URL }, logger);
    const sender = openOutbox({ orm, clock: () => new Date(), siteOrigin: 'http://localhost:3000', deliver, logger });
    while (await sender.sendNext());
    return (await orm.select().from(outbox)).length;
  } finally {
    await close();
  }
}
