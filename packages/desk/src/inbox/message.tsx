import { useApi } from '@dopahiya/api-client';
import { deleteDeskMessage, setDeskMessageState } from '@dopahiya/api-client/desk';
import { type DeskMessage, type MessageState, messageStates } from '@dopahiya/domain/desk';
import { Button, CallLink, Dialog, Link } from '@dopahiya/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/inbox';
import * as shell from '#texts/shell';
import { afterSettling } from './after-settling.ts';
import { Failure } from '../shell/failure.tsx';
import { momentOf } from '../shell/moment-of.ts';
import * as S from '../shell/shell.styles.ts';

/** A message, with what can be done about it. */
export function Message({ message }: { message: DeskMessage }) {
  const { id, name, email, mobile_number, city, comments, sent_at, state } = message;
  const [api, client] = [useApi(), useQueryClient()];
  const move = useMutation({
    mutationFn: (to: MessageState) => setDeskMessageState(api, id, to),
    onSuccess: () => afterSettling(client, 'messages'),
  });
  return (
    <>
      <b>
        {name}, {city}
      </b>
      <small>
        <time dateTime={sent_at}>{momentOf(sent_at)}</time>
      </small>
      <p>{comments}</p>
      <S.Row>
        <Link to={mailTo(email, texts.subject)}>{email}</Link>
        <CallLink phone={mobile_number} name={name}>
          {mobile_number}
        </CallLink>
      </S.Row>
      <S.Row>
        {messageStates
          .filter((one) => one !== state)
          .map((one) => (
            <Button
              key={one}
              tone="secondary"
              size="small"
              aria-label={texts.moveOf(texts.move[one], name)}
              loading={move.isPending && move.variables === one}
              onClick={() => move.mutate(one)}
            >
              {texts.move[one]}
            </Button>
          ))}
        <Erase id={id} name={name} />
      </S.Row>
      {move.error && (
        <Failure
          title={texts.notMoved}
          error={move.error}
          onRetry={() => move.variables && move.mutate(move.variables)}
        />
      )}
    </>
  );
}

function Erase({ id, name }: Pick<DeskMessage, 'id' | 'name'>) {
  const [api, client] = [useApi(), useQueryClient()];
  const [isAsked, setAsked] = useState(false);
  const erase = useMutation({
    mutationFn: () => deleteDeskMessage(api, id),
    onSuccess: () => {
      setAsked(false);
      return afterSettling(client, 'messages');
    },
  });
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        leadingIcon="trash"
        aria-label={texts.eraseOf(name)}
        onClick={() => setAsked(true)}
      >
        {texts.erase}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={texts.eraseOf(name)}
        footer={
          <>
            <Button tone="danger" loading={erase.isPending} onClick={() => erase.mutate()}>
              {texts.erase}
            </Button>
            <Button tone="quiet" onClick={() => setAsked(false)}>
              {shell.cancel}
            </Button>
          </>
        }
      >
        <p>{texts.eraseMeans}</p>
        {erase.error && <Failure title={texts.notErased} error={erase.error} />}
      </Dialog>
    </>
  );
}

const mailTo = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
