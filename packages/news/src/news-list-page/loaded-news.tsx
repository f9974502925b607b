import { messageOf, useApi } from '@dopahiya/api-client';
import type { Page } from '@dopahiya/domain/requests';
import { paths } from '@dopahiya/domain/site';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorPanel,
  LoadMore,
  Pagination,
  Section,
  useDebounced,
} from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/news-list';
import { type NewsItem, type NewsList, newsQueries, pageSize } from '../news-queries.ts';
import { FeaturedArticle } from './featured-article.tsx';
import { brandsIn } from './news-brands.ts';
import { languageOf } from '../news-text.ts';
import { NewsFilters } from './news-filters.tsx';
import { NewsRow } from './news-row.tsx';
import { type NewsFilter, type ShownNews, shownNews } from './shown-news.ts';
import * as S from './news-list-page.styles.ts';

export interface LoadedNewsProps {
  list: NewsList;
  /** Brand in the address; empty if none. */
  brand: string;
  /** Pages loaded so far. */
  pages: readonly Page<NewsItem>[];
  /** Fetches the next page, with its loading state. */
  news: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Loaded articles filtered by text and brand; the address's own search text was already applied by the API. */
export function LoadedNews({ list, brand, pages, news }: LoadedNewsProps) {
  const [filter, setFilter] = useState<NewsFilter>({ text: list.search, brand });
  const navigate = useNavigate();
  const items = pages.flatMap(({ results }) => results);
  const sought = filter.text.trim();
  const applied = { text: sought === list.search ? '' : sought, brand: filter.brand };
  const found = useFound(list, applied.text, pages.length);
  const shown = shownNews(items, applied, found);
  const count = pages[0]?.count ?? 0;
  const above = shown.featured ? 1 : 0;
  const note = items[0] ? texts.languageNote(languageOf(items[0].title)) : null;
  const searchAll = () => void navigate(sought === '' ? paths.bikeNews : paths.newsAbout(sought));
  return (
    <>
      <Container>
        {note !== null && <S.Note>{note}</S.Note>}
        <NewsFilters
          filter={filter}
          brands={brandsIn(items.map(({ title }) => title))}
          onFilter={setFilter}
          onSearchAll={searchAll}
        />
        {shown.featured && <FeaturedArticle article={shown.featured} />}
        {!shown.featured && shown.others.length === 0 && <NothingFound sought={applied.text} />}
      </Container>
      <Latest articles={shown.others} count={isNarrowed(applied) ? shown.others.length : count - above} />
      <Container>
        <S.Foot>
          <MoreNews list={list} brand={brand} news={news} shown={items.length} count={count} above={above} />
        </S.Foot>
      </Container>
    </>
  );
}

const isNarrowed = ({ text, brand }: NewsFilter): boolean => text !== '' || brand !== '';

/** Articles below the featured one, with the number of matches, or of all if there is no filter. */
function Latest({ articles, count }: { articles: ShownNews['others']; count: number }) {
  if (articles.length === 0) return null;
  return (
    <Section title={texts.latestUpdates(count)}>
      <S.Rows>
        {articles.map((article) => (
          <NewsRow key={article.id} article={article} />
        ))}
      </S.Rows>
    </Section>
  );
}

/** Returns the ids of the articles that contain a text, debounced; undefined until the API has answered. */
function useFound(list: NewsList, text: string, pages: number): ReadonlySet<string> | undefined {
  const settled = useDebounced(text);
  return useQuery({ ...newsQueries.withText(useApi(), list, settled, pages), enabled: settled !== '' }).data;
}

/** Empty state of the filters; offers to search articles that are not loaded. */
function NothingFound({ sought }: { sought: string }) {
  const all = sought === '' ? undefined : <ButtonLink to={paths.newsAbout(sought)}>{texts.searchAll}</ButtonLink>;
  return <EmptyState title={texts.none} action={all} />;
}

interface MoreNewsProps extends Pick<LoadedNewsProps, 'list' | 'brand' | 'news'> {
  shown: number;
  count: number;
  /** Number of featured articles above the list, which the progress leaves out. */
  above: number;
}

function MoreNews({ list: { search, page }, brand, news, shown, count, above }: MoreNewsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = news;
  const more = () => void fetchNextPage();
  const isLong = shown > pageSize;
  const toPage = (number: number) => addressOf({ search, brand, page: number });
  const seen = (page - 1) * pageSize + shown;
  return (
    <>
      {isFetchNextPageError && error ? (
        <ErrorPanel
          title={texts.failed(messageOf(error, texts.failedWhy))}
          onRetry={more}
          retrying={isFetchingNextPage}
        />
      ) : (
        (hasNextPage || isLong) && (
          <LoadMore
            label={texts.loadMore}
            loading={isFetchingNextPage}
            {...(hasNextPage && { onLoadMore: more })}
            progress={texts.progress(seen - above, count - above)}
          />
        )
      )}
      <Pagination
        page={page}
        pages={Math.ceil(count / pageSize)}
        toPage={toPage}
        label={texts.pages}
        seen="without-scripts"
      />
    </>
  );
}

function addressOf({ search, brand, page }: { search: string; brand: string; page: number }): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (brand !== '') query.set('brand', brand);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? paths.bikeNews : `${paths.bikeNews}?${query.toString()}`;
}
