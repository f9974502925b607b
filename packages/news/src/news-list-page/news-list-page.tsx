import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import {
  Breadcrumb,
  Container,
  ErrorPanel,
  Later,
  PageTitle,
  Section,
  Skeleton,
  VisuallyHidden,
} from '@dopahiya/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as texts from '#texts/news-list';
import { newsQueries } from '../news-queries.ts';

// A bundle of its own, so that the shared chunks of other pages do not change.
const loadNews = async () => (await import('./loaded-news.tsx')).LoadedNews;

export interface NewsListPageProps {
  /** Search text in the address, applied to all articles. */
  search: string;
  /** Brand filter in the address; empty for all. */
  brand: string;
  /** First page shown. */
  page: number;
}

/** News page with filters. */
export function NewsListPage({ search, brand, page }: NewsListPageProps) {
  return (
    <>
      <Container>
        <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.title} />
        <PageTitle>{texts.title}</PageTitle>
      </Container>
      <NewsOf key={`${search} ${brand} ${page}`} list={{ search, page }} brand={brand} />
    </>
  );
}

function NewsOf({ list, brand }: { list: { search: string; page: number }; brand: string }) {
  const news = useInfiniteQuery(newsQueries.pages(useApi(), list));
  const error = useShownError(news);
  const { data, isFetching, refetch } = news;
  if (data)
    return (
      <Later load={loadNews} fallback={<NewsOnItsWay />} list={list} brand={brand} news={news} pages={data.pages} />
    );
  if (!error) return <NewsOnItsWay />;
  const title = texts.failed(messageOf(error, texts.failedWhy));
  return (
    <Container>
      <ErrorPanel title={title} onRetry={() => void refetch()} retrying={isFetching} />
    </Container>
  );
}

const expectedRows = 4;

function NewsOnItsWay() {
  return (
    <>
      <Container>
        <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
        <Skeleton height="372px" />
      </Container>
      <Section title={texts.latest}>
        {Array.from({ length: expectedRows }, (_, index) => (
          <Skeleton key={index} height="154px" />
        ))}
      </Section>
    </>
  );
}
