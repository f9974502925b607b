import { ApiError, messageOf } from '@dopahiya/api-client';
import { type ModerationDecision, moderationReason } from '@dopahiya/domain/moderation';
import { cleanText, textError } from '@dopahiya/domain/typed';
import { Button, Chip, ChipRow, ErrorPanel, TextArea } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/moderation-page';
import * as S from './cases.styles.ts';

interface ReasonFormProps {
  /** Texts of the form; `conflict` if another moderator was faster. */
  words: Record<'means' | 'confirm' | 'confirming' | 'failed' | 'conflict', string>;
  /** Common reasons; a press inserts one for editing. */
  suggestions: readonly { label: string; text: string }[];
  reason: string;
  onReason: (reason: string) => void;
  /** Called with the pressed suggestion. */
  onSuggested?: (text: string) => void;
  /** Extra fields below the reason. */
  children?: ReactNode;
  send: (reason: string) => Promise<ModerationDecision>;
  onDone: (decision: ModerationDecision) => void | Promise<void>;
  /** Called with the submitted reason if a decision was made meanwhile. */
  onConflict?: ((reason: string) => Promise<void>) | undefined;
  onCancel: () => void;
}

/** Form for the reason of a decision. Submits only once, and keeps the text until it is accepted. */
export function ReasonForm({ words, suggestions, reason, onReason, onSuggested, onCancel, ...more }: ReasonFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [fieldError, setFault] = useState<string | null>(null);
  const { decide, error, isPending } = useSendingOnce(more);
  useEffect(() => field.current?.focus(), []);
  const write = (text: string) => {
    onReason(text);
    setFault(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorOf(reason);
    setFault(found);
    if (found === null) decide(reason.trim());
    else field.current?.focus();
  };
  const complaint = fieldError ?? complaintOf(error);
  return (
    <S.Form noValidate onSubmit={submit}>
      <p>{words.means}</p>
      <Suggestions
        suggestions={suggestions}
        reason={reason}
        onReason={(text, pressed) => {
          write(text);
          onSuggested?.(pressed);
          field.current?.focus();
        }}
      />
      <TextArea
        ref={field}
        label={texts.reason}
        hint={texts.reasonRoom(moderationReason.min, moderationReason.max)}
        rows={3}
        maxLength={moderationReason.max}
        beyond="kept"
        required
        value={reason}
        onChange={(event) => write(event.target.value)}
        {...(complaint !== null && { error: complaint })}
      />
      {more.children}
      {error && complaint === null && (
        <ErrorPanel
          title={isConflict(error) ? words.conflict : words.failed}
          message={messageOf(error, texts.reasonKept)}
        />
      )}
      <Buttons words={words} isPending={isPending} onCancel={onCancel} />
    </S.Form>
  );
}

function Buttons({ words, isPending, onCancel }: Pick<ReasonFormProps, 'words' | 'onCancel'> & { isPending: boolean }) {
  return (
    <S.Actions>
      <Button type="submit" loading={isPending}>
        {isPending ? words.confirming : words.confirm}
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </S.Actions>
  );
}

/** Common reasons; a press inserts one after any typed text. */
function Suggestions({
  suggestions,
  reason,
  onReason,
}: Pick<ReasonFormProps, 'suggestions' | 'reason'> & { onReason: (reason: string, suggestion: string) => void }) {
  return (
    <ChipRow label={texts.suggestions} wraps>
      {suggestions.map(({ label, text }) => (
        <Chip key={label} onClick={() => onReason(withSuggestion(reason, text, suggestions), text)}>
          {label}
        </Chip>
      ))}
    </ChipRow>
  );
}

const isConflict = (error: Error): boolean => error instanceof ApiError && error.status === 409;

function useSendingOnce({ send, onDone, onConflict }: Pick<ReasonFormProps, 'send' | 'onDone' | 'onConflict'>) {
  const isOnItsWay = useRef(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (failure, reason) => (isConflict(failure) ? onConflict?.(reason) : undefined),
    onSettled: () => {
      isOnItsWay.current = false;
    },
  });
  const decide = (reason: string) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    mutate(reason);
  };
  return { decide, error, isPending };
}

const reasonErrors = {
  missing: texts.tooShort(moderationReason.min),
  short: texts.tooShort,
  long: (max: number, length: number) => texts.tooLong(max, length - max),
};

const errorOf = (reason: string): string | null => textError(cleanText(reason), moderationReason, reasonErrors) ?? null;

const complaintOf = (error: Error | null): string | null =>
  (error instanceof ApiError && error.fields?.['reason']?.[0]) || null;

/** Returns the reason with a suggestion: it replaces another suggestion, and is appended to typed text. */
function withSuggestion(reason: string, text: string, suggestions: ReasonFormProps['suggestions']): string {
  const said = reason.trim();
  if (said === '' || suggestions.some((one) => one.text === said)) return text;
  return said.includes(text) ? reason : `${said} ${text}`;
}
