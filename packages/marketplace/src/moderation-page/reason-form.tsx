import { ApiError, messageOf } from '@dopahiya/api-client';
import { type ModerationDecision, moderationReason } from '@dopahiya/domain/moderation';
import { Button, Chip, ChipRow, ErrorPanel, TextArea } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/moderation-page';
import * as S from './cases.styles.ts';

interface ReasonFormProps {
  /** What the press means, and what is said of it; `conflict` where somebody else was first. */
  words: Record<'means' | 'confirm' | 'confirming' | 'failed' | 'conflict', string>;
  /** What is often written: a press writes it, to be changed. */
  suggestions: readonly { label: string; text: string }[];
  reason: string;
  onReason: (reason: string) => void;
  /** Called with a suggestion that was pressed. */
  onSuggested?: (text: string) => void;
  /** What else is asked, below the reason. */
  children?: ReactNode;
  send: (reason: string) => Promise<ModerationDecision>;
  onDone: (decision: ModerationDecision) => void | Promise<void>;
  /** Called when something was decided meanwhile, with the reason that was sent. */
  onConflict?: ((reason: string) => Promise<void>) | undefined;
  onCancel: () => void;
}

/** Asks for the reason of a decision and sends both once; what was written stays until it is taken. */
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
    const found = faultIn(reason);
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

/** What is often written; a press writes it, beside words of one's own. */
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

function faultIn(reason: string): string | null {
  const { min, max } = moderationReason;
  const { length } = reason.trim();
  if (length < min) return texts.tooShort(min);
  return length > max ? texts.tooLong(max, length - max) : null;
}

const complaintOf = (error: Error | null): string | null =>
  (error instanceof ApiError && error.fields?.['reason']?.[0]) || null;

/** A suggestion takes the place of another; own words stay, and it follows them. */
function withSuggestion(reason: string, text: string, suggestions: ReasonFormProps['suggestions']): string {
  const said = reason.trim();
  if (said === '' || suggestions.some((one) => one.text === said)) return text;
  return said.includes(text) ? reason : `${said} ${text}`;
}
