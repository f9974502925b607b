import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as S from './field-frame.styles.ts';

/** What all fields have around their control. */
export interface FieldLabelling {
  /** What is asked for. */
  label: string;
  /** A word beside the label: '(optional)'. */
  tag?: string;
  /** What helps to answer, under the control. */
  hint?: ReactNode;
  /** What is wrong with the answer, and what to do; marks the control as invalid. */
  error?: string;
}

interface FieldFrameProps extends FieldLabelling {
  id: string;
  labelled?: 'visibly' | 'hidden' | undefined;
  children: ReactNode;
}

/** Label above, control, hint and error under it; the control gives itself `id` and names what describes it. */
export function FieldFrame({ id, label, labelled = 'visibly', tag, hint, error, children }: FieldFrameProps) {
  return (
    <S.Frame>
      {labelled === 'hidden' ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <S.Label htmlFor={id}>
          {label}
          {tag && <S.Tag> {tag}</S.Tag>}
        </S.Label>
      )}
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </S.Frame>
  );
}

/** Hint and error of the control with this id. */
export function FieldNotes({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
      {error && (
        <S.Error id={`${id}-error`}>
          <Icon name="circle-alert" size={16} />
          <span>{error}</span>
        </S.Error>
      )}
    </>
  );
}
