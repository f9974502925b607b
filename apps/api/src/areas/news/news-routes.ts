import { newsQuerySchema, pageQuerySchema } from '@dopahiya/domain/inputs';
import { articleSchema } from '@dopahiya/domain/content';
import { countedViewSchema, pageOf } from '@dopahiya/domain/requests';
import { type Context, Hono } from 'hono';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../core/http/request-language.ts';
import { presentPage } from '../../core/http/present-page.ts';
import type { PagedRows } from '../../core/paging.ts';
import { limitRate, limitViews } from '../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../core/limits/rate-limits.ts';
import { validateInput } from '../../core/http/validate-input.ts';
import { presentArticle, presentListedArticle } from './article-presenter.ts';
import type { ListedArticle, NewsService } from './news-service.ts';

/** Routes for articles under `bikes/`. */
export function bikeArticleRoutes(news: NewsService) {
  return new Hono<ApiEnv>().get(
    '/:slug/articles',
    describeCall({
      group: 'Reading',
      summary: 'Articles about a bike, the newest first',
      description: 'content is null in lists: the article itself has it.',
      answer: pageOf(articleSchema),
      missing: 'There is no such bike or page',
    }),
    validateInput('query', pageQuerySchema),
    async (c) => {
      return c.json(presentList(c, await news.ofBike(c.req.param('slug'), c.req.valid('query'), languageOf(c))));
    },
  );
}

/** Responds with a list of articles; if an excerpt is missing it is not cached, so that the next reader gets it complete. */
function presentList(c: Context<ApiEnv>, page: PagedRows<ListedArticle>) {
  if (page.rows.some(({ excerpt }) => excerpt === null)) c.header('cache-control', 'no-store');
  return presentPage(c.req.url, page, (article) => presentListedArticle(article, languageOf(c)));
}

/** Routes under `news/` for reading and counting views. */
export function newsRoutes(news: NewsService, limits: Pick<RateLimits, 'reads' | 'views'>) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeCall({
        group: 'Reading',
        summary: 'Articles, the newest first unless told otherwise',
        description: 'content is null in lists: the article itself has it.',
        answer: pageOf(articleSchema),
        missing: 'There is no such page',
      }),
      validateInput('query', newsQuerySchema),
      async (c) => c.json(presentList(c, await news.list(c.req.valid('query'), languageOf(c)))),
    )
    .get(
      '/:slug',
      describeCall({
        group: 'Reading',
        summary: 'One article, by its slug or id',
        description: 'content is clean HTML that begins with a paragraph.',
        answer: articleSchema,
        missing: 'There is no such article',
      }),
      async (c) => c.json(presentArticle(await news.get(c.req.param('slug'), languageOf(c)), languageOf(c))),
    )
    .post(
      '/:slug/views',
      describeCall({
        group: 'Service',
        summary: 'Counts that an article was opened; it takes no body',
        answer: countedViewSchema,
        missing: 'There is no such article',
      }),
      limitRate(limits.reads),
      async (c) => {
        await news.countView(c.req.param('slug'), (article) => limitViews(c, limits.views, `article ${article}`));
        c.header('cache-control', 'no-store');
        return c.json({ counted: true });
      },
    );
}
