import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { Article } from '@dopahiya/domain/content';
import { formatDate, paths } from '@dopahiya/domain/site';
import { ErrorPanel, Section, SiteLink, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { categoryName } from '#texts/news-list';
import * as texts from '#texts/article';
import { NewsPicture } from '../news-list-page/news-picture.tsx';
import { type NewsItem, newsQueries } from '../news-queries.ts';
import { languageOf } from '../news-text.ts';
import * as S from './article-page.styles.ts';

/** Related articles: at most three others of the same category. */
export function RelatedArticles({ article }: { article: Article }) {
  return (
    <S.NotPrinted>
      <Section title={texts.alsoLike} tone="sunken">
        <Related article={article} />
      </Section>
    </S.NotPrinted>
  );
}

function Related({ article }: { article: Article }) {
  const related = useQuery(newsQueries.related(useApi(), article));
  const error = useShownError(related);
  const { data, isFetching, refetch } = related;
  if (error && !data) {
    const message = messageOf(error, texts.relatedFailedWhy);
    const retry = () => void refetch();
    return <ErrorPanel title={texts.relatedFailed} message={message} onRetry={retry} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <>
        <VisuallyHidden as="output">{texts.relatedLoading}</VisuallyHidden>
        <Skeleton height="260px" />
      </>
    );
  }
  if (data.length === 0) return <p>{texts.noneRelated}</p>;
  return (
    <S.Cards>
      {data.map((item) => (
        <RelatedCard key={item.id} article={item} />
      ))}
    </S.Cards>
  );
}

function RelatedCard({ article }: { article: NewsItem }) {
  const { id, slug, title, category, published_date, featured_image_url } = article;
  return (
    <li>
      <NewsPicture address={featured_image_url} size="card" />
      <S.Facts>
        <span>{categoryName(category)}</span>
        {published_date && <time dateTime={published_date}>{formatDate(published_date)}</time>}
      </S.Facts>
      <h3 lang={languageOf(title)}>
        <SiteLink to={paths.news(slug ?? String(id))}>{title}</SiteLink>
      </h3>
    </li>
  );
}
