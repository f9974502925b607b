import { paths } from '@dopahiya/domain/site';
import { Button, ButtonLink, Container } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-detail-page';
import type { BikeFailure } from '../bike-failure.ts';
import * as S from './bike-failure-screen.styles.ts';

export interface BikeFailureScreenProps {
  failure: BikeFailure;
  /** Refetches the bike. */
  onRetry?: () => void;
  /**
   * Whether a refetch is running.
   * @default false
   */
  retrying?: boolean;
}

/** Error screen for a bike that cannot be shown. */
export function BikeFailureScreen({ failure, onRetry, retrying = false }: BikeFailureScreenProps) {
  return (
    <Container>
      <S.Screen role="alert">
        <h1>{failure.title}</h1>
        {failure.message && <S.Message>{failure.message}</S.Message>}
        <p>{texts.failureAdvice}</p>
        <S.Actions>
          <ButtonLink to={paths.bikes}>{texts.backToBikes}</ButtonLink>
          {failure.canRetry && onRetry && (
            <Button tone="secondary" leadingIcon="refresh" loading={retrying} onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          )}
        </S.Actions>
      </S.Screen>
    </Container>
  );
}
