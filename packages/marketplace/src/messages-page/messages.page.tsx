import { paths } from '@dopahiya/domain/site';
import { definePage, freeText, type PageProps } from '@dopahiya/site';
import { useSignedInName } from '@dopahiya/visitor';
import * as texts from '#texts/messages-page';
import { SignedInPage } from '../signed-in-page/signed-in-page.tsx';

const load = async () => (await import('./own-messages.tsx')).OwnMessages;

/** Page of the visitor's conversations, or of one; the unsubscribe link of an email works without signing in. */
function MessagesPage({ at }: PageProps) {
  const name = useSignedInName();
  const off = at.search.get('off');
  const asked = Number(at.search.get('with') ?? Number.NaN);
  const conversation = Number.isInteger(asked) ? asked : null;
  const given = name !== null || off !== null ? { name, off, conversation } : null;
  const path = conversation === null ? paths.messages : paths.messagesWith(conversation);
  return <SignedInPage texts={texts.page} path={path} load={load} given={given} />;
}

/** Page of conversations about listings. The server does not know the visitor, so its HTML is the same for everybody. */
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
