import { defineArea } from '../area.ts';
import { MessageRepository } from './message-repository.ts';
import { messageRoutes } from './message-routes.ts';
import { MessageService } from './message-service.ts';

/** What visitors write to the owner of the site. */
export const supportArea = defineArea({
  services: ({ database: { orm }, clock, mailTo, accounts: { report } }) => ({
    contactMessages: new MessageService({ messages: new MessageRepository(orm), mailTo, clock, report }),
  }),
  routes: ({ contactMessages }, { authenticate, limits }) => [
    ['/api/users/contact-messages', messageRoutes({ contactMessages, authenticate, limits })],
  ],
});
