import { forgetChat, useApi } from '@dopahiya/api-client';
import { IconButton } from '@dopahiya/ui-kit';
import { chosenCity, hasChosenCity, useRemembered } from '@dopahiya/visitor';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/chat';
import * as S from './chat.styles.ts';
import { Conversation } from './conversation.tsx';
import { DetailsForm } from './details-form.tsx';
import { keepVisit, readVisit, type Visit } from './visit.ts';

export interface ChatPanelProps {
  onClose: () => void;
  /** Element that opened the chat and gets the focus back. */
  opener: HTMLElement;
}

/** The open chat: first the contact form, then the conversation. Escape closes it and keeps everything. */
export function ChatPanel({ onClose, opener }: ChatPanelProps) {
  // Runs on unmount: until then the opener is hidden and cannot take focus.
  useEffect(() => () => opener.focus(), [opener]);
  const api = useApi();
  const [visit, setVisit] = useState(readVisit);
  const latest = useRef(visit);
  const [note, setNote] = useState<string | null>(null);
  const [remembered] = useRemembered(chosenCity);
  const city = hasChosenCity(remembered) ? remembered.name : null;
  const change = (next: Visit | null) => {
    latest.current = next;
    keepVisit(next);
    setVisit(next);
  };
  const forget = async () => {
    if (!visit) return;
    try {
      if (visit.id !== null) await forgetChat(api, visit.id);
      change(null);
      setNote(texts.forgotten);
    } catch {
      setNote(texts.notForgotten);
    }
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <S.Panel open aria-label={texts.title} onKeyDown={closeOnEscape}>
      <S.Head>
        <h2>{texts.title}</h2>
        <IconButton icon="close" label={texts.close} tone="quiet" edge="end" onClick={onClose} />
      </S.Head>
      {visit ? (
        <>
          <Conversation
            visit={visit}
            city={city}
            onSaid={(said, before) => {
              // An answer to a deleted conversation is dropped.
              if (latest.current?.said === before) change({ ...latest.current, said });
            }}
          />
          <S.Forget type="button" onClick={() => void forget()}>
            {texts.forget}
          </S.Forget>
        </>
      ) : (
        <DetailsForm
          city={city ?? ''}
          onTaken={(id, name) => change({ id, name, said: [] })}
          onSkip={() => change({ id: null, name: '', said: [] })}
        />
      )}
      {note !== null && <S.Note>{note}</S.Note>}
    </S.Panel>
  );
}
