import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { theme } from '../theme/theme.ts';

export interface LoadMoreProps {
  /** What the button says: 'Load More Showrooms'. */
  label: string;
  /** How far the list goes: 'Page 1 of 4', 'Showing 12 bikes'; told anew to screen readers when it changes. */
  progress?: ReactNode;
  /** Loads what follows; without it all is shown, and only `progress` stays. */
  onLoadMore?: () => void;
  /** Whether it is on its way. @default false */
  loading?: boolean;
}

/** A button below a list that adds what follows. Give visitors without scripts a `Pagination`. Renders a `<div>`. */
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
