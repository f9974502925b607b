import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { GroundLine } from '../ground-line/ground-line.tsx';
import { theme } from '../theme/theme.ts';

export interface EmptyStateProps {
  /** What is missing: 'No bikes match your filters'. */
  title: string;
  /** Explanation or next step. */
  message?: ReactNode;
  /** A `Button` or a `ButtonLink`. */
  action?: ReactNode;
}

/** Placeholder for an empty list, with an empty road. Renders a `<div>`. */
export function EmptyState({ title, message, action }: EmptyStateProps) {
  return (
    <Root>
      <Road>
        <DottedBike />
        <GroundLine tone="ruler" />
      </Road>
      <Title>{title}</Title>
      {message && <Message>{message}</Message>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-block: ${theme.space[2]};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Road = styled.div`
  --mm: 0.11px;
  width: min(280px, 100%);
  margin-bottom: ${theme.space[3]};

  > svg {
    width: 170px;
    margin-inline: auto;
    color: ${theme.color.lineControl};
  }
`;

const Title = styled.p`
  font: ${theme.type.h3};
`;

const Message = styled.p`
  color: ${theme.color.textMuted};
`;

const Action = styled.div`
  margin-top: ${theme.space[3]};
`;

/** Dotted outline of a bike, as a placeholder for a missing one. Renders an `<svg>`. */
export function DottedBike() {
  return (
    <svg
      viewBox="0 0 170 84"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="4 4"
      aria-hidden="true"
    >
      <circle cx="28" cy="56" r="27" />
      <circle cx="142" cy="56" r="27" />
      <path d="M28 56 68 44h34l26-26M36 28h52" />
    </svg>
  );
}
