import * as S from './account-form.styles.ts';

export interface FormNoticeProps {
  /** Why the form was rejected, one reason per line; null if it was not. */
  problem: string | null;
  /** Success message; null before success. */
  success?: string | null;
}

// Above a long form it would be out of view.
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** Notice above a form: why it was rejected, else the success message. */
export function FormNotice({ problem, success = null }: FormNoticeProps) {
  if (problem !== null)
    return (
      <S.Notice role="alert" data-tone="danger">
        {problem.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </S.Notice>
    );
  if (success === null) return null;
  return (
    <S.Notice as="output" data-tone="success" ref={intoView}>
      {success}
    </S.Notice>
  );
}
