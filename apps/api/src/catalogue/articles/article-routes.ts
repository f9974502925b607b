import { articleSchema, pageOf } from '@dopahiya/domain';
import { Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import { presentPage } from '../../http/present-page.ts';
import { pagingShape } from '../../http/query-values.ts';
import { validateInput } from '../../http/validate-input.ts';
import { presentArticle } from './article-presenter.ts';
import type { ArticleService } from './article-service.ts';

/** Calls about articles under `bikes/`. */
export function articleRoutes(articles: ArticleService) {
  return new Hono<ApiEnv>().get(
    '/:slug/articles',
    describeCall({
      group: 'Reading',
      summary: 'Articles about a bike, the newest first',
      answer: pageOf(articleSchema),
      missing: 'There is no such bike or page',
    }),
    validateInput('query', z.object(pagingShape)),
    async (c) => {
      const page = await articles.ofBike(c.req.param('slug'), c.req.valid('query'));
      return c.json(presentPage(c.req.url, page, presentArticle));
    },
  );
}
