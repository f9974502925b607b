import type { ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { styled } from 'styled-components';
import * as texts from '#texts/load-more';
import { Spinner } from '../spinner/spinner.tsx';
import { theme } from '../theme/theme.ts';

export interface InfiniteSentinelProps {
  /** Whether anything follows. */
  hasMore: boolean;
  /** Whether it is on its way. */
  loading: boolean;
  /** Loads what follows; called when the end of the list comes within 100 px of the screen. */
  onLoadMore: () => void;
  /** What is seen and told meanwhile. @default 'Loading more bikes' */
  label?: string;
  /** Where the link to skip the list leads. @default '#footer' */
  skipTo?: string;
  /** How it stands when all is loaded: 'Showing 48 bikes'. */
  end?: ReactNode;
}

/**
 * The end of a list that grows while it is read, with a link past it for keyboards. Without scripts it is empty: give
 * those visitors a `Pagination`. Renders a `<div>`.
 */
export function InfiniteSentinel({
  hasMore,
  loading,
  onLoadMore,
  label = texts.loadingMore,
  skipTo = '#footer',
  end,
}: InfiniteSentinelProps) {
  const { ref } = useInView({
    rootMargin: '100px',
    threshold: 0.1,
    skip: !hasMore || loading,
    fallbackInView: true,
    onChange: (isInView) => isInView && onLoadMore(),
  });
  if (!hasMore) return end ? <Root>{end}</Root> : null;
  return (
    <Root ref={ref}>
      <a className="skip-link" href={skipTo}>
        {texts.skipToFooter}
      </a>
      {loading && <Spinner />}
      <output>{loading && label}</output>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  margin-top: ${theme.space[6]};
  color: ${theme.color.textMuted};
`;
