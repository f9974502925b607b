import {
  bikeCardSchema,
  bikeDetailSchema,
  bikeFacetsSchema,
  brandSchema,
  figureSourceSchema,
  variantSchema,
} from '@dopahiya/domain/bikes';
import { usedBikeFacetsSchema, usedBikeSchema } from '@dopahiya/domain/market';
import { citySchema } from '@dopahiya/domain/places';
import { priceLineSchema } from '@dopahiya/domain/prices';
import { autocompleteSchema, bikeSuggestionSchema, lenientValues, saleStatuses } from '@dopahiya/domain/requests';
import { figureKinds } from '@dopahiya/domain/specifications';
import * as z from 'zod';

const named = {
  Autocomplete: autocompleteSchema,
  BikeCard: bikeCardSchema,
  BikeDetail: bikeDetailSchema,
  BikeFacets: bikeFacetsSchema,
  BikeSuggestion: bikeSuggestionSchema,
  Brand: brandSchema,
  City: citySchema,
  FigureSource: figureSourceSchema,
  PriceLine: priceLineSchema,
  UsedBike: usedBikeSchema,
  UsedBikeFacets: usedBikeFacetsSchema,
  Variant: variantSchema,
};
for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id });

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON schemas of the contract's lenient types, as this API sends them; when parsing they accept more forms. */
const looseForms = new Map<z.core.$ZodType, JsonSchema>([
  [lenientValues.number, { type: ['number', 'null'] as never }],
  [lenientValues.price, { type: ['number', 'null'] as never }],
  [lenientValues.text, { type: ['string', 'null'] as never }],
  [lenientValues.month, { type: ['string', 'null'], pattern: '^\\d{4}-(0[1-9]|1[0-2])$' } as never],
  [lenientValues.figureKind, { enum: [...figureKinds, null] }],
  [lenientValues.saleStatus, { enum: [...saleStatuses] }],
  [lenientValues.flag, { type: ['boolean', 'null'] as never }],
  [lenientValues.textPairs, { type: 'object', additionalProperties: { type: 'string' } }],
  [lenientValues.texts, { type: 'array', items: { type: 'string' } }],
]);

/** Options for converting the contract's schemas into the OpenAPI document. */
export const schemaOptions = {
  io: 'input',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }) => {
    Object.assign(jsonSchema, looseForms.get(zodSchema));
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  },
} as const;
