import type { ConversationDetail, MessageDraft } from '@dopahiya/domain/market';
import { conversationLimits } from '@dopahiya/domain/market';
import { Button, Chip, ChipRow, ErrorPanel, TextArea } from '@dopahiya/ui-kit';
import { type FormEvent, useRef, useState } from 'react';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';
import { HeldNotice } from './held-notice.tsx';
import { useSending } from './use-sending.ts';

export interface QuestionBoxProps {
  /** A question to a seller, with what people ask first; or an answer within a conversation. */
  kind: 'question' | 'answer';
  /** Whether it is a first message, which goes without numbers and links. */
  isFirst: boolean;
  send: (draft: MessageDraft) => Promise<ConversationDetail>;
  onSent?: (conversation: ConversationDetail) => void;
}

const wordsOf = {
  question: { label: texts.question, send: texts.sendQuestion },
  answer: { label: texts.answer, send: texts.send },
};

/** Asks or answers; what was typed stays until it is sent. */
export function QuestionBox({ kind, isFirst, send, onSent }: QuestionBoxProps) {
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useSending({
    send,
    isFirst,
    onSent: (conversation) => {
      setText('');
      onSent?.(conversation);
    },
  });
  const words = wordsOf[kind];
  const type = (typed: string) => {
    setText(typed);
    setEmpty(false);
  };
  const submit = (is_insisted: boolean) => {
    setEmpty(text.trim() === '');
    if (text.trim() === '') field.current?.focus();
    else sending.submit({ text, ...(is_insisted && { is_insisted }) });
  };
  return (
    <S.Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(false);
      }}
    >
      {kind === 'question' && (
        <ChipRow label={texts.askAbout} wraps>
          {texts.presets.map((preset) => (
            <Chip key={preset.label} pressed={text === preset.text} onClick={() => type(preset.text)}>
              {preset.label}
            </Chip>
          ))}
        </ChipRow>
      )}
      <TextArea
        ref={field}
        label={words.label}
        value={text}
        rows={3}
        maxLength={conversationLimits.text}
        beyond="kept"
        onChange={(event) => type(event.target.value)}
        {...(isEmpty && { error: texts.writeSomething })}
      />
      {sending.held && <HeldNotice held={sending.held} onInsist={() => submit(true)} />}
      {sending.problem !== null && <ErrorPanel title={texts.failed} message={sending.problem} />}
      <Button type="submit" loading={sending.isPending} width={kind === 'question' ? 'full' : 'auto'}>
        {sending.isPending ? texts.sending : words.send}
      </Button>
    </S.Form>
  );
}
