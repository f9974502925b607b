import type { DeskField, DeskProblem } from '@dopahiya/domain/desk';
import { Button } from '@dopahiya/ui-kit';
import { fieldAt } from '../entry-form/fields-by-path.ts';
import * as S from '../shell/shell.styles.ts';

interface ProblemListProps {
  title: string;
  problems: readonly DeskProblem[];
  fields: readonly DeskField[];
  /** Whether they stand in the way, or are to be looked at twice. */
  tone: 'danger' | 'warn';
  onGoTo: (path: string) => void;
}

/** Problems, each with a button that leads to its field. */
export function ProblemList({ title, problems, fields, tone, onGoTo }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <S.Notice data-tone={tone} {...(tone === 'danger' && { role: 'alert' })}>
      <h3>{title}</h3>
      <ul>
        {problems.map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>
            <Button tone="quiet" size="small" onClick={() => onGoTo(path)}>
              {fieldAt(fields, path)?.label ?? path}
            </Button>{' '}
            {reason}
          </li>
        ))}
      </ul>
    </S.Notice>
  );
}
