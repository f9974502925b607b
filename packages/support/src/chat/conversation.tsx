import { askChat, useApi } from '@dopahiya/api-client';
import { chatLengths } from '@dopahiya/domain/chat';
import { language } from '@dopahiya/domain/site';
import { Chip, IconButton, Field } from '@dopahiya/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/chat';
import { ChatCard } from './chat-card.tsx';
import * as S from './chat.styles.ts';
import type { Said, Visit } from './visit.ts';

export interface ConversationProps {
  visit: Visit;
  /** Called with what was said since. */
  onSaid: (said: readonly Said[]) => void;
}

/** What was asked and answered, and where the next question is written; Enter sends. */
export function Conversation({ visit, onSaid }: ConversationProps) {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [visit.said.length, isWaiting]);
  const ask = async (message: string) => {
    if (message.trim() === '' || isWaiting) return;
    const asked: Said[] = [...visit.said, { by: 'user', text: message.trim() }];
    onSaid(asked);
    setTyped('');
    setWaiting(true);
    try {
      const { reply, cards, choices } = await askChat(api, {
        message: message.trim(),
        user_id: visit.id,
        lang: language === 'hi' ? 'hi' : 'en',
      });
      onSaid([...asked, { by: 'bot', text: reply ?? texts.notUnderstood, cards, choices }]);
    } catch {
      onSaid([...asked, { by: 'bot', text: texts.failed }]);
    }
    setWaiting(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(typed);
  };
  return (
    <>
      <S.Log ref={log} role="log" aria-label={texts.log} tabIndex={0}>
        <Bubble said={{ by: 'bot', text: texts.welcome(visit.name) }} />
        {visit.said.map((said, index) => (
          <Bubble key={index} said={said} {...(index === visit.said.length - 1 && { onChoice: ask })} />
        ))}
        {isWaiting && <S.Intro>{texts.waiting}</S.Intro>}
      </S.Log>
      <S.Writer onSubmit={submit}>
        <Field
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

function Bubble({ said, onChoice }: { said: Said; onChoice?: (message: string) => Promise<void> }) {
  return (
    <S.Turn data-by={said.by}>
      <S.Bubble data-by={said.by}>
        <S.Speaker>{said.by === 'user' ? texts.you : texts.bot}: </S.Speaker>
        {said.text}
      </S.Bubble>
      {said.cards?.map((card) => (
        <ChatCard key={`${card.kind} ${card.title}`} card={card} />
      ))}
      {onChoice && said.choices && said.choices.length > 0 && (
        <S.Choices>
          {said.choices.map(({ label, message }) => (
            <Chip key={label} onClick={() => void onChoice(message)}>
              {label}
            </Chip>
          ))}
        </S.Choices>
      )}
    </S.Turn>
  );
}
