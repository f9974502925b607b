import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/error-panel';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';

export interface ErrorPanelProps {
  /** Title: 'Error Loading Bikes'. */
  title: string;
  /** Reason, e.g. the server's message. */
  message?: ReactNode;
  /** Retries; without it there is no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress. @default false */
  retrying?: boolean;
}

/** Error in place of a list, with a retry button. Renders a `<div>` with role alert. */
export function ErrorPanel({ title, message, onRetry, retrying = false }: ErrorPanelProps) {
  return (
    <Root role="alert">
      <Icon name="alert" size={22} />
      <div>
        <Title>{title}</Title>
        {message && <Message>{message}</Message>}
        {onRetry && (
          <Button tone="secondary" leadingIcon="refresh" loading={retrying} onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        )}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.statusDangerBg};
  color: ${theme.color.statusDangerFg};

  button {
    margin-block: 6px -4px;
  }
`;

const Title = styled.p`
  font-weight: ${theme.weight.semibold};
`;

const Message = styled.p`
  font: ${theme.type.small};
`;
