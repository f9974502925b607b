import { messageOf, turnMessageMailsOff, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { Button, ErrorPanel, Link, theme } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import * as texts from '#texts/messages-page';
import { ConversationList } from '../conversations/conversation-list.tsx';
import { ConversationView } from '../conversations/conversation-view.tsx';
import { MailSwitch } from '../conversations/mail-switch.tsx';
import { styled } from 'styled-components';

interface OwnMessagesProps {
  /** The signed-in user; null if the visitor came through an email's unsubscribe link. */
  name: string | null;
  /** Unsubscribe token from an email's link; null if none. */
  off: string | null;
  /** Id of the open conversation; null if none. */
  conversation: number | null;
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

/** All conversations or the open one, with the email notification setting. */
export function OwnMessages({ name, off, conversation }: OwnMessagesProps) {
  return (
    <Parts>
      {off !== null && <MailsOff token={off} />}
      {name !== null && conversation !== null && (
        <>
          <p>
            <Link to={paths.messages} arrow="back">
              {texts.all}
            </Link>
          </p>
          <ConversationView key={conversation} id={conversation} />
        </>
      )}
      {name !== null && conversation === null && (
        <>
          <ConversationList key={name} />
          <MailSwitch />
        </>
      )}
    </Parts>
  );
}

/** Unsubscribes on a button press only, because mail scanners open links. */
function MailsOff({ token }: { token: string }) {
  const api = useApi();
  const turn = useMutation({ mutationFn: () => turnMessageMailsOff(api, token) });
  if (turn.isSuccess) return <output>{texts.isOff}</output>;
  return (
    <section>
      <h2>{texts.offQuestion}</h2>
      <p>{texts.offMeans}</p>
      <Button loading={turn.isPending} onClick={() => turn.mutate()}>
        {texts.off}
      </Button>
      {turn.error && <ErrorPanel title={texts.offFailed} message={messageOf(turn.error, texts.tryLater)} />}
    </section>
  );
}
