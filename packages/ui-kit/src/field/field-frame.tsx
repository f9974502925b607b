import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as S from './field-frame.styles.ts';

/** Label and messages shared by all fields. */
export interface FieldLabelling {
  /** Label text. */
  label: string;
  /** Text next to the label: '(optional)'. */
  tag?: string;
  /** Hint below the control. */
  hint?: ReactNode;
  /** Validation error with its fix; marks the control as invalid. */
  error?: string;
}

interface FieldFrameProps extends FieldLabelling {
  id: string;
  labelled?: 'visibly' | 'hidden' | undefined;
  children: ReactNode;
}

/** Layout of a field: label above, hint and error below; the control sets its own `id` and `aria-describedby`. */
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

/** Hint and error of a control. */
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
