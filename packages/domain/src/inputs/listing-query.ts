import {
  dealGrades,
  listingConditions,
  listingOwners,
  nearDistances,
  type UsedBikeRequest,
  usedBikeSorts,
} from '../market/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import {
  oneOf,
  pagingShape,
  searchText,
  slugOrId,
  slugsOrIds,
  someOf,
  trueOrFalse,
  wholeNumber,
  wholeYear,
} from './query-values.ts';

/** A plus sign in a URL typed by hand decodes to a space. */
const owner = z.preprocess(
  (value) => [value].flat().map((text) => (typeof text === 'string' ? text.replaceAll(/3rd(?!\+)\s?/g, '3rd+') : text)),
  someOf(listingOwners),
);

const order = { price: ['min_price', 'max_price'], year: ['min_year', 'max_year'] } as const;

/** The query of `used-bikes/`: prices in whole rupees, ranges inclusive. */
export const listingQuerySchema = z
  .object({
    ...pagingShape,
    search: searchText.describe(
      'Names of models, brands and places, also mistyped, and conditions such as "under 40k 2018"',
    ),
    brand: slugsOrIds.describe('Slugs or ids'),
    bike: slugOrId.describe('Slug or id of a model of the catalogue'),
    city: searchText.describe('Name, slug or id'),
    near: searchText.describe('Name, slug or id of the city from which distances count'),
    within: wholeNumber.describe(`km from there at most, 50 without it; with counts for ${nearDistances.join(', ')}`),
    min_price: wholeNumber,
    max_price: wholeNumber,
    min_year: wholeYear,
    max_year: wholeYear,
    max_km: wholeNumber,
    owner: owner.describe(listingOwners.join(', ')),
    condition: someOf(listingConditions),
    deal: someOf(dealGrades).describe('How the price stands to the value of such bikes'),
    verified: trueOrFalse.describe('Whether somebody has looked at it; samples never'),
    sort: oneOf(usedBikeSorts).describe(
      '`nearest` needs `near`; `deal` puts those first whose price is furthest below their value; the newest first without it',
    ),
    facets: trueOrFalse.describe('Whether to count the choices that would narrow the list; counts may be a minute old'),
  } satisfies Record<keyof UsedBikeRequest, z.ZodType>)
  .check(({ value, issues }) => {
    const complain = (field: keyof UsedBikeRequest, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message });
    for (const [name, [low, high]] of Object.entries(order))
      if ((value[low] ?? 0) > (value[high] ?? Infinity)) complain(low, texts.lowestAbove(name));
    if (value.near !== '') return;
    if (value.sort === 'nearest') complain('sort', texts.nearMissing);
    if (value.within !== undefined) complain('within', texts.nearMissing);
  });
export type ListingQuery = z.infer<typeof listingQuerySchema>;
