import { type CoreSources, defineArea } from '../../core/area.ts';
import { MessageRepository } from './message-repository.ts';
import { messageRoutes } from './message-routes.ts';
import { MessageService } from './message-service.ts';
import type { ReportEvent } from '../../core/log/open-log.ts';

interface SupportSources extends CoreSources {
  accounts: { report: ReportEvent };
  /** Email address that visitors' messages are forwarded to. */
  mailTo: string | undefined;
}

/** Defines the area for visitors' messages to the site's owner. */
export const supportArea = defineArea({
  services: ({ database: { orm }, clock, mailTo, accounts: { report } }: SupportSources) => ({
    contactMessages: new MessageService({ messages: new MessageRepository(orm), mailTo, clock, report }),
  }),
  routes: ({ contactMessages }, { authenticate, limits }) => [
    ['/api/users/contact-messages', messageRoutes({ contactMessages, authenticate, limits })],
  ],
});
