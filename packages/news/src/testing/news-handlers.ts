import { type Article, articleSchema } from '@dopahiya/domain/content';
import { delay, http, HttpResponse } from 'msw';

/** Builds an article as the API sends it; `changes` overrides any of its fields. */
export function buildArticle(changes: Partial<Article> = {}): Article {
  const article = articleSchema.parse({
    id: 1,
    slug: 'one-engine',
    title: 'One engine, three Royal Enfields',
    content: '<p>Three bikes share an engine.</p>\n<h2>What differs</h2>\n<p>Weight and seat.</p>',
    is_clean_html: true,
    excerpt: 'Three bikes share an engine.',
    published_date: '2026-04-27',
    category: 'Comparison',
    tags: ['Royal Enfield', '350 cc'],
    view_count: 1204,
    author: { first_name: 'Dopahiya', last_name: 'Sample Desk' },
    is_sample: true,
  });
  return { ...article, ...changes };
}

const pageOf = (results: readonly Article[], { page = 1, count = results.length } = {}) => ({
  count,
  next: page * 10 < count ? `/api/news/?page=${page + 1}` : null,
  previous: null,
  results,
});

const failure = (status: number, detail: string) => () => HttpResponse.json({ detail }, { status });

/** Handlers of the news calls, for stories and tests. */
export const newsHandlers = {
  /** Answers with a list that has these pages, in order. */
  lists: (...pages: readonly (readonly Article[])[]) =>
    http.get('*/api/news/', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      const count = pages.length > 1 ? (pages.length - 1) * 10 + (pages.at(-1)?.length ?? 0) : undefined;
      return HttpResponse.json(pageOf(pages[page - 1] ?? [], { page, ...(count !== undefined && { count }) }));
    }),
  listFails: (status = 503, detail = 'The garage is closed.') => http.get('*/api/news/', failure(status, detail)),
  listWaits: () => http.get('*/api/news/', () => delay('infinite')),
  article: (article: Article) => http.get('*/api/news/:slug/', () => HttpResponse.json(article)),
  articleFails: (status = 503, detail = 'The garage is closed.') =>
    http.get('*/api/news/:slug/', failure(status, detail)),
  articleWaits: () => http.get('*/api/news/:slug/', () => delay('infinite')),
  countsViews: () => http.post('*/api/news/:slug/views/', () => HttpResponse.json({ counted: true })),
  /** All handlers, for one article and a list with it. */
  all: (article = buildArticle()) => [
    newsHandlers.lists([article]),
    newsHandlers.countsViews(),
    newsHandlers.article(article),
  ],
};
