import { isWrongAddress, useApi } from '@dopahiya/api-client';
import { breadcrumbData, listData, newsFeedPath, type PageHead, paths } from '@dopahiya/domain/site';
import { definePage, freeText, infinitePageQuery, oneOf, pageNumber } from '@dopahiya/site';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as texts from '#texts/news-list';
import { type NewsItem, newsQueries } from '../news-queries.ts';
import { allBrands } from './news-brands.ts';
import { NewsListPage } from './news-list-page.tsx';

/** News page: news, reviews, comparisons and guides, newest first. */
export const bikeNewsPage = definePage({
  name: 'bike-news',
  path: paths.bikeNews,
  parameters: { search: freeText(), brand: oneOf(allBrands), page: pageNumber },
  read: ({ search }) => ({
    search: (search.get('search') ?? '').trim(),
    brand: search.get('brand') ?? '',
    page: Number(search.get('page') ?? 1),
  }),
  queries: (api, list) => ({ sections: [infinitePageQuery(newsQueries.pages(api, list))] }),
  answerWith: ({ search, page }, { api, client }) => {
    const { error } = client.getQueryState(newsQueries.pages(api, { search, page }).queryKey) ?? {};
    return isWrongAddress(error) ? { status: 404 } : null;
  },
  useHead: (list) => {
    const { data } = useInfiniteQuery(newsQueries.pages(useApi(), list));
    return newsHead(list, data?.pages[0]?.results);
  },
  component: NewsListPage,
});

/** Returns the head of the news list; searched or filtered lists are not indexed by search engines. */
export function newsHead(
  { search, brand, page }: { search: string; brand: string; page: number },
  items: NewsItem[] = [],
): PageHead {
  const trail = [
    { label: texts.home, to: paths.home },
    { label: texts.title, to: paths.bikeNews },
  ];
  const links = items.map(({ id, slug, title }) => ({ label: title, to: paths.news(slug ?? String(id)) }));
  const path = page > 1 ? `${paths.bikeNews}?page=${page}` : paths.bikeNews;
  return {
    title: texts.documentTitle,
    description: texts.documentDescription,
    ...(search === '' && brand === '' && { path }),
    feed: { path: newsFeedPath, title: texts.feedTitle },
    structuredData: [
      breadcrumbData(trail),
      ...(links.length > 0 ? [listData(links, { name: texts.title, path: paths.bikeNews })] : []),
    ],
  };
}
