import { siteContentSchema } from '@dopahiya/domain/content';
import { Hono } from 'hono';
import { type CoreSources, defineArea } from '../../core/area.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../core/http/request-language.ts';
import { SiteContentService } from './site-content-service.ts';

interface SiteContentSources extends CoreSources {
  edition: CurrentEdition;
}

/** What the owner says on pages: claims and contact details. */
export const siteContentArea = defineArea({
  services: ({ database: { orm }, edition }: SiteContentSources) => ({
    siteContent: new SiteContentService(orm, edition),
  }),
  routes: ({ siteContent }) => [['/api/site-content', siteContentRoutes(siteContent)]],
});

function siteContentRoutes(siteContent: SiteContentService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Service',
      summary: 'Claims and contact details that differ from the site’s own texts, and the edition of the catalogue',
      answer: siteContentSchema,
    }),
    async (c) => c.json(await siteContent.changed(languageOf(c))),
  );
}
