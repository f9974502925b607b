import { type Article, articleSchema } from '@dopahiya/domain/content';
import { pageOf } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import { presentPage } from '../../http/present-page.ts';
import { pagingShape } from '../../http/query-values.ts';
import { validateInput } from '../../http/validate-input.ts';
import { drawingAddress, drawingsOf } from '../../media/drawing-address.ts';
import type { ArticleRow } from './article-repository.ts';
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

/** An article as the contract has it; its picture is a drawing of the model it is mostly about. */
function presentArticle(row: ArticleRow): Article {
  const { id, slug, title, published_date, is_sample, pictured } = row;
  return {
    id,
    slug,
    title,
    content: row.content.join('\n\n'),
    published_date,
    featured_image_url: drawingAddress(pictured.slug, drawingsOf(pictured)[0]),
    author: { first_name: row.author_first_name, last_name: row.author_last_name },
    is_sample,
  };
}
