import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { GroundLine } from '../../ground-line/ground-line.tsx';
import { theme } from '../../theme/theme.ts';

export interface ProgressProps {
  /** Task: 'Uploading photos'. */
  label: string;
  /** Amount done. */
  value: number;
  /** Total amount. @default 1 */
  max?: number;
  /** Whether the label is visible, or only for screen readers. @default 'visibly' */
  labelled?: 'visibly' | 'hidden';
  /** Progress text next to the label: '3 of 12'. */
  children?: ReactNode;
}

/** Progress bar styled as a ruler. Renders a `<progress>`. */
export function Progress({ label, value, max = 1, labelled = 'visibly', children }: ProgressProps) {
  const id = useId();
  const isLabelled = labelled === 'visibly';
  return (
    <Root>
      {(isLabelled || children) && (
        <Words>
          {isLabelled && <b id={id}>{label}</b>}
          {children && <span>{children}</span>}
        </Words>
      )}
      <Bar value={value} max={max} {...(isLabelled ? { 'aria-labelledby': id } : { 'aria-label': label })} />
      <GroundLine tone="ruler" />
    </Root>
  );
}

const Root = styled.div`
  --ground: ${theme.color.lineControl};
`;

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[2]};
  font: ${theme.type.small};

  > b {
    font-weight: ${theme.weight.semibold};
  }
  > span {
    color: ${theme.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  background: ${theme.color.bgStage};

  &::-webkit-progress-bar {
    background: ${theme.color.bgStage};
  }
  &::-webkit-progress-value {
    background: ${theme.color.lineStrong};
  }
  &::-moz-progress-bar {
    background: ${theme.color.lineStrong};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
