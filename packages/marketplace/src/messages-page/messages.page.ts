import { paths } from '@dopahiya/domain/site';
import { definePage, freeText } from '@dopahiya/site';
import * as texts from '#texts/messages-page';
import { MessagesPage } from './messages-page.tsx';

/** What people say to each other about listings: the server knows nobody, so what it sends is the same for all. */
export const messagesPage = definePage({
  name: 'messages',
  path: paths.messages,
  parameters: { with: freeText(), off: freeText() },
  isIndexed: false,
  storage: () => 'never',
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  keepsAddress: true,
  component: MessagesPage,
});
