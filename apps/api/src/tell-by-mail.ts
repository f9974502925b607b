import { join } from 'node:path';
import { type DeliveryLog, deliveryOf } from './accounts/mail/delivery.ts';
import { MailBudgetRepository } from './accounts/mail/mail-budget-repository.ts';
import { MailBudget } from './accounts/mail/mail-budget.ts';
import { type MailDraft, Mailer } from './accounts/mail/mailer.ts';
import type { Orm } from './db/open-database.ts';
import type { ApiSettings } from './open-api.ts';

type MailSettings = Pick<ApiSettings, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/**
 * Sends the one mail of a command, once. What the command has written stays so, whatever becomes of the mail.
 * @returns what became of it, as sentences about `whom`; nothing where there is no mail.
 */
export async function tellByMail(
  orm: Orm,
  draft: MailDraft | undefined,
  whom: string,
  { smtpUrl, mailFrom, dataDir }: MailSettings,
): Promise<string[]> {
  if (!draft) return [];
  let told = `${whom} is not told by mail: they have had enough of these mails today.`;
  const log: DeliveryLog = {
    info: ({ file }) => void (told = `The mail to ${whom.toLowerCase()} is in ${file}.`),
  };
  const deliver = deliveryOf({ smtpUrl, mailFrom, outboxDir: dataDir && join(dataDir, 'outbox') }, log);
  const mailer = new Mailer({
    deliver: async (mail) => {
      told = `${whom} is told by mail.`;
      await deliver(mail);
    },
    budget: new MailBudget({
      budgets: new MailBudgetRepository(orm),
      clock: () => new Date(),
      report: () => undefined,
    }),
    logger: {
      error: ({ err }: { err?: unknown }) =>
        void (told = `The mail to ${whom.toLowerCase()} could not be sent: ${String(err)}. It is not sent again.`),
    },
    retryMs: [],
  });
  mailer.post(() => Promise.resolve([draft]));
  await mailer.close();
  return [told];
}
