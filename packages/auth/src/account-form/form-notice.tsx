import * as S from './account-form.styles.ts';

export interface FormNoticeProps {
  /** Why the form was refused, each reason on a line of its own. */
  problem: string | null;
  /** What worked; null before it did. */
  success?: string | null;
}

/** Stands above a form: why it was refused, else what worked. */
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
    <S.Notice as="output" data-tone="success">
      {success}
    </S.Notice>
  );
}
