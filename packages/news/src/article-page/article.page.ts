import { useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { definePage, pageQuery } from '@dopahiya/site';
import { useQuery } from '@tanstack/react-query';
import { newsQueries } from '../news-queries.ts';
import { articleHead, missingArticleHead, pendingArticleHead } from './article-head.ts';
import { ArticlePage } from './article-page.tsx';

/** Page of an article: news, review, comparison or guide. */
export const articlePage = definePage({
  name: 'article',
  path: paths.news(':slug'),
  read: ({ params: { slug = '' } }) => ({ slug }),
  queries: (api, { slug }) => {
    const query = newsQueries.article(api, slug);
    return {
      essential: pageQuery(query),
      sections: (client) => {
        const article = client.getQueryData(query.queryKey);
        return article ? [pageQuery(newsQueries.related(api, article))] : [];
      },
    };
  },
  useHead: ({ slug }) => {
    const { data, isPending } = useQuery(newsQueries.article(useApi(), slug));
    if (data) return articleHead(data);
    return isPending ? pendingArticleHead() : missingArticleHead();
  },
  component: ArticlePage,
  listed: ({ articles }) =>
    articles.map(({ slug, published_date }) => ({ path: paths.news(slug), changedOn: published_date })),
  examples: [paths.news('one-engine-three-royal-enfields')],
});
