import { variantQuerySchema } from '@dopahiya/domain/inputs';
import { type PricedVariant, pricedVariantSchema } from '@dopahiya/domain/bikes';
import { listOf } from '@dopahiya/domain/requests';
import type { Language } from '@dopahiya/domain/site';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { drawingAddress, drawingsOf } from '../../media/index.ts';
import { presentVariant } from '../bikes/bike-detail-presenter.ts';
import type { PriceService, VariantOnRoad } from '../prices/price-service.ts';

const description = {
  group: 'Prices',
  summary: 'The variants of a bike with their on-road prices in a city',
  answer: listOf(pricedVariantSchema),
  missing: 'There is no such bike',
} as const;

/** Route `variants/`. */
export function variantRoutes(prices: PriceService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall(description),
    validateInput('query', variantQuerySchema),
    async (c) => {
      const { bike_model, city } = c.req.valid('query');
      const language = languageOf(c);
      return c.json((await prices.variants(bike_model, city)).map((priced) => presentPricedVariant(priced, language)));
    },
  );
}

/** Converts a variant with its on-road price and the pictures of its colours to the contract's form. */
function presentPricedVariant({ variant, bike, on_road_price }: VariantOnRoad, language: Language): PricedVariant {
  const drawings = drawingsOf(bike).filter(({ colour }) => !colour || isOffered(variant.colours, colour.name));
  const images = drawings.map((drawing, index) => ({
    image_url: drawingAddress(bike.slug, drawing),
    is_primary: index === 0,
  }));
  return { ...presentVariant(variant, bike, language), on_road_price, images };
}

/** Checks whether a variant comes in a colour; one without colours comes in all of the model's. */
function isOffered(colours: string[], colour: string): boolean {
  return colours.length === 0 || colours.includes(colour);
}
