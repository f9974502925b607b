import type { MessageDraft } from '@dopahiya/domain/inputs';
import type { ConversationDetail } from '@dopahiya/domain/market';
import { conversationLimits } from '@dopahiya/domain/market';
import { cleanText, textError } from '@dopahiya/domain/typed';
import { Button, Chip, ChipRow, ErrorPanel, TextArea } from '@dopahiya/ui-kit';
import { type FormEvent, useRef, useState } from 'react';
import * as texts from '#texts/conversations';
import * as S from './conversations.styles.ts';
import { HeldNotice } from './held-notice.tsx';
import { useSending } from './use-sending.ts';

export interface QuestionBoxProps {
  /**
   * `question`: a first message, with suggested questions; `before-sign-in`: the same before signing in; `answer`: a reply in a
   * conversation.
   */
  kind: 'question' | 'before-sign-in' | 'answer';
  /** The typed text. */
  text: string;
  onText: (text: string) => void;
  /** Sends the message; resolves to null if it is not sent yet. */
  send: (draft: MessageDraft) => Promise<ConversationDetail | null>;
  onSent?: (conversation: ConversationDetail) => void;
}

const wordsOf = {
  question: { label: texts.question, send: texts.sendQuestion },
  'before-sign-in': { label: texts.question, send: texts.signInToSend },
  answer: { label: texts.answer, send: texts.send },
};

/** Message box; keeps the text until it is sent. */
export function QuestionBox({ kind, text, onText, send, onSent }: QuestionBoxProps) {
  const [fieldError, setFault] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useSending({
    send,
    onSent: (conversation) => {
      onText('');
      onSent?.(conversation);
    },
  });
  const words = wordsOf[kind];
  const type = (typed: string) => {
    onText(typed);
    setFault(null);
  };
  const submit = (is_insisted: boolean) => {
    const found = errorOf(text);
    setFault(found);
    if (found !== null) field.current?.focus();
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
      {kind !== 'answer' && (
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
        {...(fieldError !== null && { error: fieldError })}
      />
      {sending.held && <HeldNotice held={sending.held} onInsist={() => submit(true)} />}
      {sending.problem !== null && <ErrorPanel title={texts.failed} message={sending.problem} />}
      <Button type="submit" loading={sending.isPending} width={kind === 'answer' ? 'auto' : 'full'}>
        {sending.isPending ? texts.sending : words.send}
      </Button>
    </S.Form>
  );
}

const errorOf = (text: string): string | null =>
  textError(
    cleanText(text),
    { max: conversationLimits.text },
    { missing: texts.writeSomething, long: texts.tooLong },
  ) ?? null;
