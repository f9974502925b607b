import { ApiError, isRetryable, messageOf } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { Button, ButtonLink, Container } from '@dopahiya/ui-kit';
import * as texts from '#texts/article';
import * as S from './article-page.styles.ts';

/** Says that there is no article at an address. */
export function MissingArticle() {
  return (
    <Container>
      <S.Failure role="alert">
        <h1>{texts.missingTitle}</h1>
        <p>{texts.missingMessage}</p>
        <S.Ways>
          <ButtonLink to={paths.bikeNews}>{texts.browseAll}</ButtonLink>
        </S.Ways>
      </S.Failure>
    </Container>
  );
}

export interface ArticleFailureProps {
  error: Error;
  /** Refetches the article. */
  onRetry: () => void;
  /** Whether a refetch is running. */
  retrying: boolean;
}

/** Error state of an article page. */
export function ArticleFailure({ error, onRetry, retrying }: ArticleFailureProps) {
  return (
    <Container>
      <S.Failure role="alert">
        <h1>{texts.failedTitle}</h1>
        <p>{whyOf(error)}</p>
        <S.Ways>
          <ButtonLink to={paths.bikeNews}>{texts.backToReviews}</ButtonLink>
          {isRetryable(error) && (
            <Button tone="secondary" leadingIcon="refresh" loading={retrying} onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          )}
        </S.Ways>
      </S.Failure>
    </Container>
  );
}

function whyOf(error: Error): string {
  if (error instanceof ApiError && error.kind === 'status' && error.status !== null)
    return texts.failedWithStatus(error.status);
  return messageOf(error, texts.failedWhy);
}
