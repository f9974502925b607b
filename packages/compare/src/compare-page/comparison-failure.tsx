import { isWrongAddress, messageOf } from '@dopahiya/api-client';
import { ButtonLink, ErrorPanel, Link, opensElsewhere, Spinner } from '@dopahiya/ui-kit';
import type { MouseEvent } from 'react';
import * as texts from '#texts/compare-page';
import { type CompareMode, comparePath, startTarget } from '../comparison/comparison-address.ts';
import * as S from './comparison-failure.styles.ts';

export interface ComparisonFailureProps {
  mode: CompareMode;
  bikeSlugs: string;
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** Error message of a comparison; retrying fetches again, or restarts with the default bikes. */
export function ComparisonFailure({ mode, bikeSlugs, error, retrying, onRetry }: ComparisonFailureProps) {
  const start = startTarget(mode, [], new URLSearchParams());
  const leadsAway = start !== comparePath(mode, [bikeSlugs]) && isWrongAddress(error);
  const reset = (event: MouseEvent) => {
    if (leadsAway || opensElsewhere(event)) return;
    event.preventDefault();
    if (!retrying) onRetry();
  };
  return (
    <S.Failure>
      <ErrorPanel title={texts.failed} message={messageOf(error, texts.failedWhy)} />
      <S.Ways>
        <ButtonLink to={start} onClick={reset} aria-disabled={retrying && !leadsAway}>
          {texts.reset}
        </ButtonLink>
        {mode === 'electric' && isWrongAddress(error) && (
          <Link to={comparePath('bikes', [bikeSlugs])}>{texts.compareAmongAll}</Link>
        )}
        <S.Said>
          {retrying && (
            <>
              <Spinner /> {texts.loading}
            </>
          )}
        </S.Said>
      </S.Ways>
    </S.Failure>
  );
}
