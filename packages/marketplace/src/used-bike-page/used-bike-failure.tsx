import { isRetryable } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { Button, ButtonLink, Container } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bike-page';
import { failureText } from '../used-bikes-page/use-used-bikes.ts';
import * as S from './used-bike-page.styles.ts';

export interface UsedBikeFailureProps {
  error: Error;
  /** Refetches the bike. */
  onRetry: () => void;
  /** Whether a refetch is running. */
  retrying: boolean;
}

/** Error state of a used bike's page. */
export function UsedBikeFailure({ error, onRetry, retrying }: UsedBikeFailureProps) {
  return (
    <Container>
      <S.Failure role="alert">
        <h1>{texts.failed}</h1>
        <p>{failureText(error)}</p>
        <S.Ways>
          {isRetryable(error) && (
            <Button leadingIcon="refresh" loading={retrying} onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          )}
          <ButtonLink to={paths.usedBikes} tone="secondary">
            {texts.toUsedBikes}
          </ButtonLink>
        </S.Ways>
      </S.Failure>
    </Container>
  );
}
