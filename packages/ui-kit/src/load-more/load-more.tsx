import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { theme } from '../theme/theme.ts';

export interface LoadMoreProps {
  /** Text of the button: 'Load More Showrooms'. */
  label: string;
  /** Progress: 'Page 1 of 4', 'Showing 12 bikes'; changes are announced to screen readers. */
  progress?: ReactNode;
  /** Loads more; without it everything is loaded, and only `progress` is shown, if any. */
  onLoadMore?: () => void;
  /** Whether it is loading. @default false */
  loading?: boolean;
}

/** Button below a list that loads more, and keeps the focus at the end of the list when it goes. Add a `Pagination` for visitors without scripts. Renders a `<div>`. */
export function LoadMore({ label, progress, onLoadMore, loading = false }: LoadMoreProps) {
  const root = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);
  const isComplete = !onLoadMore;
  useEffect(() => {
    if (isComplete && wasFocused.current) root.current?.focus({ preventScroll: true });
    wasFocused.current = false;
  }, [isComplete]);
  /** Notes before the button goes whether it has the focus. */
  const button = useCallback((element: HTMLButtonElement | null) => {
    return () => {
      wasFocused.current = document.activeElement === element;
    };
  }, []);
  const [isBegun, setBegun] = useState(false);
  if (isComplete && progress === undefined && !isBegun) return null;
  const press = () => {
    setBegun(true);
    onLoadMore?.();
  };
  return (
    <Root ref={root} tabIndex={-1}>
      {onLoadMore && (
        <Button ref={button} tone="secondary" loading={loading} onClick={press}>
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
