import { MailLinks } from '../recovery/mail-links.ts';
import { RecoveryRepository } from '../recovery/recovery-repository.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { MailSender, type MailSenderSources } from '../../../core/outbox/mail-sender.ts';
import { MailWriter } from './mail-writer.ts';
import { OutboxRepository } from '../../../core/outbox/outbox-repository.ts';

/** Dependencies of {@link openOutbox}. */
export interface OutboxSources extends Pick<MailSenderSources, 'deliver' | 'budget' | 'logger'> {
  orm: Orm;
  clock: Clock;
  siteOrigin: string;
}

/** Creates the sender of the mails queued in a database. */
export function openOutbox({ orm, clock, siteOrigin, ...sending }: OutboxSources): MailSender {
  const recovery = new RecoveryRepository(orm);
  const links = new MailLinks({ recovery, siteOrigin, clock });
  return new MailSender({
    ...sending,
    outbox: new OutboxRepository(orm),
    writer: new MailWriter({ links, recovery, siteOrigin }),
  });
}
