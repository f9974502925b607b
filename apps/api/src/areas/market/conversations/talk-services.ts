import type { AccountDeps } from '../../accounts/index.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { Authenticate } from '../../../core/http/authenticate.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import type { PhotoAddresses } from '../listings/listing-presenter.ts';
import type { ListingRepository } from '../listings/listing-repository.ts';
import type { MarketSettings } from '../market-settings.ts';
import { ConversationRepository } from './conversation-repository.ts';
import { conversationReadingRoutes } from './conversation-routes.ts';
import { ConversationService } from './conversation-service.ts';
import { ConversationWriter } from './conversation-writer.ts';
import { conversationSwitchRoutes, conversationWritingRoutes } from './conversation-writing-routes.ts';
import { DepartedMessages } from './departed-messages.ts';
import { listingConversationRoutes } from './listing-conversation-routes.ts';
import { MessageMailRepository } from './message-mail-repository.ts';
import { messageMailRoutes } from './message-mail-routes.ts';
import { MessageMailService } from './message-mail-service.ts';
import { ReportRepository } from './report-repository.ts';
import { reportRoutes } from './report-routes.ts';
import { ReportService } from './report-service.ts';

/** Dependencies of {@link talkServices}. */
export interface TalkSources {
  orm: Orm;
  listings: ListingRepository;
  settings: MarketSettings;
  accounts: AccountDeps;
  /** Email address of the site's owner; undefined if none is configured. */
  mailTo: string | undefined;
  clock: Clock;
}

/** Creates the services for conversations, their mails, data retention and reports. */
export function talkServices({ orm, listings, settings, accounts, mailTo, clock }: TalkSources) {
  const conversations = new ConversationRepository(orm);
  const messageMails = new MessageMailService({ mails: new MessageMailRepository(orm), accounts, clock });
  const writer = new ConversationWriter(orm, messageMails.tell);
  return {
    conversations: new ConversationService({ conversations, writer, listings, settings, clock }),
    messageMails,
    departedMessages: new DepartedMessages(orm, clock),
    reports: new ReportService({
      reports: new ReportRepository(orm, { mailTo }),
      conversations,
      clock,
      warn: accounts.report,
    }),
  };
}

/** Dependencies of the conversation, mail and report routes. */
export interface TalkRouteDeps {
  photoAddresses: PhotoAddresses;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'talks'>;
}

/** Routes for conversations, their mails and reports; `mails` comes first, so that it is not taken for a conversation id. */
export function talkRoutes(
  { conversations, messageMails: mails, reports }: ReturnType<typeof talkServices>,
  { photoAddresses, authenticate, limits }: TalkRouteDeps,
) {
  const deps = { conversations, photoAddresses, authenticate, limits };
  return [
    ['/api/used-bikes', listingConversationRoutes(deps)],
    ['/api/conversations/mails', messageMailRoutes({ mails, authenticate, limits })],
    ['/api/conversations', conversationReadingRoutes(deps)],
    ['/api/conversations', conversationWritingRoutes(deps)],
    ['/api/conversations', conversationSwitchRoutes(deps)],
    ['/api/reports', reportRoutes({ reports, authenticate, limits })],
  ] as const;
}
