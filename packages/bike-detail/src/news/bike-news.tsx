import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { Article } from '@dopahiya/domain/content';
import { formatDate, paths } from '@dopahiya/domain/site';
import { Badge, ErrorPanel, Link, Section, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/news';
import { NoScript, UnlessScript } from '../no-script/no-script.ts';
import { bikeDetailQueries } from '../bike-detail-queries.ts';
import * as S from './bike-news.styles.ts';

/** Articles about a bike, newest first. */
export function BikeNews({ slug }: { slug: string }) {
  return (
    <Section title={texts.title} tone="sunken">
      <Articles slug={slug} />
    </Section>
  );
}

function Articles({ slug }: { slug: string }) {
  const articles = useQuery(bikeDetailQueries.articles(useApi(), slug));
  const error = useShownError(articles);
  const { data, isFetching, refetch } = articles;
  if (error && !data) {
    const message = messageOf(error, texts.checkConnection);
    return (
      <ErrorPanel title={texts.failedTitle} message={message} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!data) {
    return (
      <>
        <UnlessScript>
          <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
          <Skeleton height="160px" />
        </UnlessScript>
        <NoScript>
          {texts.needsScript} <Link to={paths.bikeNews}>{texts.readAll}</Link>
        </NoScript>
      </>
    );
  }
  if (data.results.length === 0) return <p>{texts.noneYet}</p>;
  return (
    <S.List aria-label={texts.title}>
      {data.results.map((article) => (
        <li key={article.id}>
          <Headline article={article} />
        </li>
      ))}
    </S.List>
  );
}

function Headline({ article: { id, slug, title, published_date, is_sample } }: { article: Article }) {
  return (
    <>
      {published_date && <time dateTime={published_date}>{formatDate(published_date)}</time>}
      <h3>
        <Link to={paths.news(slug ?? String(id))}>{title}</Link>
        {is_sample && <Badge tone="plain">{texts.sample}</Badge>}
      </h3>
    </>
  );
}
