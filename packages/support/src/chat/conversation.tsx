import { chatLengths } from '@dopahiya/domain/chat';
import { IconButton, Field } from '@dopahiya/ui-kit';
import { riderHeight, useRemembered } from '@dopahiya/visitor';
import { type FormEvent, Fragment, useLayoutEffect, useRef, useState } from 'react';
import * as texts from '#texts/chat';
import { Bubble } from './bubble.tsx';
import * as S from './chat.styles.ts';
import { usePageSubject } from './page-subject.ts';
import { startersFor } from './starters.ts';
import { useChat } from './use-chat.ts';
import type { ChatEntry, Visit } from './visit.ts';

export interface ConversationProps {
  visit: Visit;
  /** City that the visitor chose on the site; null if none. */
  city: string | null;
  /** Called with the conversation after each message, and with what was said before that message. */
  onSaid: (said: readonly ChatEntry[], before: readonly ChatEntry[]) => void;
}

/** Messages and the input for the next question; Enter sends. */
export function Conversation({ visit, city, onSaid }: ConversationProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const subject = usePageSubject();
  const bike = subject.kind === 'bike' ? subject.bike.slug : null;
  const { ask, isWaiting } = useChat({ visit, city, bike, onSaid });
  const [height] = useRemembered(riderHeight);
  useLayoutEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || isWaiting) return;
    setTyped('');
    void ask(typed.trim());
  };
  const last = visit.said.at(-1);
  const asked = visit.said.toReversed().find(({ by }) => by === 'user');
  return (
    <>
      <S.Log role="log" aria-label={texts.log} tabIndex={0}>
        <Bubble
          said={{ id: -1, by: 'bot', text: texts.welcome(visit.name), choices: startersFor(subject, { city, height }) }}
          {...(last === undefined && { onChoice: ask })}
        />
        {visit.said.map((said) => (
          <Fragment key={said.id}>
            {said === asked && <span key={visit.said.length} ref={reveal} />}
            <Bubble said={said} {...(said === last && { onChoice: ask })} />
          </Fragment>
        ))}
        {isWaiting && <S.Intro>{texts.waiting}</S.Intro>}
      </S.Log>
      <S.Writer onSubmit={submit}>
        <Field
          ref={field}
          label={texts.message}
          labelled="hidden"
          placeholder={texts.placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={chatLengths.message}
          autoComplete="off"
        />
        <IconButton type="submit" icon="arrow-right" label={texts.send} disabled={typed.trim() === '' || isWaiting} />
      </S.Writer>
    </>
  );
}

/** Scrolls to the last question, so that the start of its answer is in view. */
const reveal = (question: HTMLElement | null): void => question?.scrollIntoView({ block: 'start' });
