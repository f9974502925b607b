import { useApi } from '@dopahiya/api-client';
import { deskQueries } from '@dopahiya/api-client/desk';
import { type MessageState, messageStates } from '@dopahiya/domain/desk';
import { Chip, ChipRow } from '@dopahiya/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/inbox';
import { PagedList } from '../shell/paged-list.tsx';
import { Message } from './message.tsx';

/** Messages of the contact page, by state. */
export function Messages({ name }: { name: string }) {
  const [state, setState] = useState<MessageState>('open');
  const query = useInfiniteQuery(deskQueries.messages(useApi(), name, state));
  return (
    <>
      <ChipRow label={texts.states}>
        {messageStates.map((one) => (
          <Chip key={one} pressed={one === state} onClick={() => setState(one)}>
            {texts.stateOf[one]}
          </Chip>
        ))}
      </ChipRow>
      <PagedList query={query} failed={texts.messagesFailed} empty={texts.noMessages} keyOf={({ id }) => id}>
        {(message) => <Message message={message} />}
      </PagedList>
    </>
  );
}
