import { faqQuerySchema } from '@dopahiya/domain/inputs';
import { faqSchema } from '@dopahiya/domain/content';
import { pageOf } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { FaqService } from './faq-service.ts';

/** Routes under `faqs/`: all questions on one page. */
export function faqRoutes(faqs: FaqService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Reading',
      summary: 'Questions about a bike, or general ones without it',
      answer: pageOf(faqSchema),
    }),
    validateInput('query', faqQuerySchema),
    async (c) => {
      const rows = await faqs.list(c.req.valid('query'), languageOf(c));
      const page = { page: 1, limit: rows.length, count: rows.length, rows };
      return c.json(presentPage(c.req.url, page, (faq) => faq));
    },
  );
}
