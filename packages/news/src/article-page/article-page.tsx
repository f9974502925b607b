import { countArticleView, useApi, useShownError } from '@dopahiya/api-client';
import { Container, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as texts from '#texts/article';
import { isMissing, newsQueries } from '../news-queries.ts';
import { ArticleFailure, MissingArticle } from './article-failure.tsx';
import { ArticleSheet } from './article-sheet.tsx';

export interface ArticlePageProps {
  /** Slug or id of the article. */
  slug: string;
}

/** Page of an article, with its facts and related articles. */
export function ArticlePage({ slug }: ArticlePageProps) {
  const article = useQuery(newsQueries.article(useApi(), slug));
  const error = useShownError(article);
  const { data, isFetching, refetch } = article;
  useVisit(data ? slug : null);
  if (data) return <ArticleSheet key={data.id} article={data} />;
  if (error && isMissing(error)) return <MissingArticle />;
  if (error) return <ArticleFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Container>
      <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
      <Skeleton height="640px" />
    </Container>
  );
}

/** Records each view of an article. */
function useVisit(slug: string | null): void {
  const api = useApi();
  const visit = useEffectEvent((opened: string) => {
    void countArticleView(api, opened);
  });
  useEffect(() => {
    if (slug !== null) visit(slug);
  }, [slug]);
}
