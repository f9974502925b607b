import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { theme } from '../theme/theme.ts';

export interface LoadMoreProps {
  /** Text of the button: 'Load More Showrooms'. */
  label: string;
  /** Progress: 'Page 1 of 4', 'Showing 12 bikes'; changes are announced to screen readers. */
  progress?: ReactNode;
  /** Loads more; without it everything is loaded, and only `progress` is shown. */
  onLoadMore?: () => void;
  /** Whether it is loading. @default false */
  loading?: boolean;
}

/** Button below a list that loads more. Add a `Pagination` for visitors without scripts. Renders a `<div>`. */
export function LoadMore({ label, progress, onLoadMore, loading = false }: LoadMoreProps) {
  return (
    <Root>
      {onLoadMore && (
        <Button tone="secondary" loading={loading} onClick={onLoadMore}>
          {label}
        </Button>
      )}
      <output>{progress}</output>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin-top: ${theme.space[6]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
