import { bikeQuerySchema } from '@dopahiya/domain/inputs';
import { facetedBikePageSchema } from '@dopahiya/domain/bikes';
import { bikeListNames } from '@dopahiya/domain/requests';
import { type Context, Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type CallDescription, describeCall } from '../../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { presentBikeCard } from './bike-card-presenter.ts';
import { presentFacets } from './bike-facet-presenter.ts';
import type { BikePage, BikeService } from './bike-service.ts';

const pages = {
  group: 'Bikes',
  description:
    'Several brands, styles or statuses have commas between them. `rating` is the average of published reviews, without samples; null where there are none.',
  answer: facetedBikePageSchema,
  missing: 'There is no such page, or no such brand',
} as const satisfies Omit<CallDescription, 'summary'>;

/** Routes under `bikes/` that respond with pages of bikes: all of them, and the lists with their own address. */
export function bikeListRoutes(bikes: BikeService) {
  const check = validateInput('query', bikeQuerySchema);
  const routes = new Hono<ApiEnv>()
    .get('/', describeCall({ ...pages, summary: 'Bikes that fulfil every condition' }), check, async (c) =>
      c.json(presentBikePage(c, await bikes.list(c.req.valid('query')))),
    )
    .get(
      '/brand/:brand',
      describeCall({ ...pages, summary: 'Bikes of a brand, whatever their status' }),
      check,
      async (c) => c.json(presentBikePage(c, await bikes.ofBrand(c.req.param('brand'), c.req.valid('query')))),
    );
  for (const name of bikeListNames) {
    const summary = `Bikes on sale: ${name.replace(/.*\//, '').replaceAll(/[_-]/g, ' ')}`;
    routes.get(`/${name}`, describeCall({ ...pages, summary }), check, async (c) =>
      c.json(presentBikePage(c, await bikes.listOf(name, c.req.valid('query')))),
    );
  }
  return routes;
}

function presentBikePage(c: Context<ApiEnv>, { facets, leftOut, ...page }: BikePage) {
  return {
    ...presentPage(c.req.url, page, (row) => presentBikeCard(row, languageOf(c))),
    ...(facets && { facets: presentFacets(facets, languageOf(c)) }),
    ...(leftOut && { left_out: leftOut }),
  };
}
