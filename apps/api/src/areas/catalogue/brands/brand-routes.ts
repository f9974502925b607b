import { brandQuerySchema } from '@dopahiya/domain/inputs';
import { type Brand, brandSchema } from '@dopahiya/domain/bikes';
import { pageOf } from '@dopahiya/domain/requests';
import type { Language } from '@dopahiya/domain/site';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { logoAddress } from '../../media/index.ts';
import { describeBrand } from '../texts/hi/brands.ts';
import type { BrandRow } from './brand-repository.ts';
import type { BrandService } from './brand-service.ts';

/** Routes under `brands/`. */
export function brandRoutes(brands: BrandService) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeCall({
        group: 'Brands',
        summary: 'Makers, the one that sells most first',
        answer: pageOf(brandSchema),
        missing: 'There is no such page',
      }),
      validateInput('query', brandQuerySchema),
      async (c) => {
        const page = await brands.list(c.req.valid('query'));
        return c.json(presentPage(c.req.url, page, (brand) => presentBrand(brand, languageOf(c))));
      },
    )
    .get(
      '/:slug',
      describeCall({ group: 'Brands', summary: 'One maker', answer: brandSchema, missing: 'There is no such brand' }),
      async (c) => c.json(presentBrand(await brands.detail(c.req.param('slug')), languageOf(c))),
    );
}

/** Converts a brand to the contract's form. */
function presentBrand(row: BrandRow, language: Language): Brand {
  const { id, name, slug, simple_icon, founded_year, country_of_origin, dealer_finder, bike_count } = row;
  const logo = logoAddress(simple_icon);
  const description = language === 'hi' ? describeBrand(row) : row.description;
  return { id, name, slug, logo, founded_year, country_of_origin, description, dealer_finder, bike_count };
}
