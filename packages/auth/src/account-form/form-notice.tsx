import * as S from './account-form.styles.ts';

export interface FormNoticeProps {
  /** Why the form was refused, each reason on a line of its own. */
  problem: string | null;
  /** What worked; null before it did. */
  success?: string | null;
}

// Above a long form it would appear where nobody looks.
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

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
    <S.Notice as="output" data-tone="success" ref={intoView}>
      {success}
    </S.Notice>
  );
}
