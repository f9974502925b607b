import { join } from 'node:path';
import type { Orm } from '../../../core/database/open-database.ts';
import { deliveryOf } from '../../../core/outbox/delivery.ts';
import { MailBudget } from '../../../core/outbox/mail-budget.ts';
import { openOutbox } from './open-outbox.ts';
import { type ApiSettings } from '../../../core/settings/api-settings.ts';
import { LOCAL_SITE } from '../../../core/settings/setting-values.ts';

type MailSettings = Pick<ApiSettings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'siteOrigin'>;

/**
 * Sends the one mail that a command enqueued. The command's changes stand even if sending fails; the site then retries.
 * @returns the outcome as sentences about `whom`; empty if there is no mail.
 */
export async function sendPendingMail(
  orm: Orm,
  mail: number | undefined,
  whom: string,
  { smtpUrl, mailFrom, dataDir, siteOrigin = LOCAL_SITE }: MailSettings,
): Promise<string[]> {
  if (mail === undefined) return [];
  let sent = `The mail to ${whom.toLowerCase()} is sent.`;
  const log = {
    info: ({ file }: { file: string }) => void (sent = `The mail to ${whom.toLowerCase()} is in ${file}.`),
  };
  const clock = () => new Date();
  const sender = openOutbox({
    orm,
    clock,
    siteOrigin,
    deliver: deliveryOf({ smtpUrl, mailFrom, outboxDir: dataDir && join(dataDir, 'outbox') }, log),
    budget: new MailBudget({ clock, report: () => undefined }),
    logger: { error: () => undefined },
  });
  const { outcome = 'sent', error } = (await sender.sendNext(mail)) ?? {};
  if (outcome === 'held back') return [`${whom} is not told by mail: they have had enough of these mails today.`];
  if (outcome === 'sent') return [sent];
  return [`The mail to ${whom.toLowerCase()} could not be sent: ${String(error)}. The site tries it again.`];
}
