import { countArticleView, useApi, useShownError } from '@dopahiya/api-client';
import { Container, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as texts from '#texts/article';
import { isMissing, newsQueries } from '../news-queries.ts';
import { ArticleFailure, MissingArticle } from './article-failure.tsx';
import { ArticleSheet } from './article-sheet.tsx';

export interface ArticlePageProps {
  /** The slug or id of the article. */
  slug: string;
}

/** One article, whole, with what is known of it and what to read next. */
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

/** Counts that an article was opened, once for each time that it is. */
function useVisit(slug: string | null): void {
  const api = useApi();
  const visit = useEffectEvent((opened: string) => {
    void countArticleView(api, opened);
  });
  useEffect(() => {
    if (slug !== null) visit(slug);
  }, [slug]);
}
