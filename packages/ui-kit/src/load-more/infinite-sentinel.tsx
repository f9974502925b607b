import type { ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { styled } from 'styled-components';
import * as texts from '#texts/load-more';
import { Spinner } from '../spinner/spinner.tsx';
import { theme } from '../theme/theme.ts';

export interface InfiniteSentinelProps {
  /** Whether there are more items. */
  hasMore: boolean;
  /** Whether they are loading. */
  loading: boolean;
  /** Loads more items; called when the end of the list comes within 100 px of the viewport. */
  onLoadMore: () => void;
  /** Loading text, also for screen readers. @default 'Loading more bikes' */
  label?: string;
  /** Target of the skip link. @default '#footer' */
  skipTo?: string;
  /** Text when everything is loaded: 'Showing 48 bikes'. */
  end?: ReactNode;
}

/**
 * End of an infinite list, with a skip link for keyboards. Empty without scripts: add a `Pagination` for those
 * visitors. Renders a `<div>`.
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
