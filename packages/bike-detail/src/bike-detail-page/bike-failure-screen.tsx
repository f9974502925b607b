import { paths } from '@dopahiya/domain/site';
import { Button, ButtonLink, Container } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-detail-page';
import type { BikeFailure } from '../bike-failure.ts';
import * as S from './bike-failure-screen.styles.ts';

export interface BikeFailureScreenProps {
  failure: BikeFailure;
  /** Fetches the bike again. */
  onRetry?: () => void;
  /** Whether it is being fetched again. @default false */
  retrying?: boolean;
}

/** What stands in place of a bike that cannot be shown. */
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
