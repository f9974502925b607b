import { dealershipQuerySchema, showroomCountQuerySchema } from '@dopahiya/domain/inputs';
import { type Dealership, dealershipSchema, type ShowroomCount, showroomCountSchema } from '@dopahiya/domain/places';
import { listOf, pageOf } from '@dopahiya/domain/requests';
import type { Language } from '@dopahiya/domain/site';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { CityCountRow, DealershipRow } from './dealership-repository.ts';
import type { DealershipService } from './dealership-service.ts';
import { dealershipIn } from './sample-in-hindi.ts';

/** Routes under `dealerships/`. */
export function dealershipRoutes(dealerships: DealershipService) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeCall({
        group: 'Places',
        summary: 'Showrooms of a brand in a city',
        answer: pageOf(dealershipSchema),
        missing: 'There is no such page',
      }),
      validateInput('query', dealershipQuerySchema),
      async (c) => {
        const page = await dealerships.list(c.req.valid('query'));
        return c.json(presentPage(c.req.url, page, (row) => presentDealership(row, languageOf(c))));
      },
    )
    .get(
      '/counts',
      describeCall({
        group: 'Places',
        summary: 'How many real showrooms of a brand stand in each city, the most first; samples do not count',
        answer: listOf(showroomCountSchema),
      }),
      validateInput('query', showroomCountQuerySchema),
      async (c) => {
        const counts = await dealerships.countByCity(c.req.valid('query').brand);
        return c.json(counts.map(presentCount));
      },
    );
}

/** Converts a showroom to the contract's form. */
function presentDealership(row: DealershipRow, language: Language): Dealership {
  const { slug: _, brand_id, city_id, brand, ...facts } = row;
  return dealershipIn(language, { ...facts, brand: { ...brand, logo: null } });
}

/** Converts a city's number of showrooms to the contract's form. */
function presentCount({ also_known_as, ...city }: CityCountRow): ShowroomCount {
  return { ...city, other_names: also_known_as?.split(', ') ?? [] };
}
