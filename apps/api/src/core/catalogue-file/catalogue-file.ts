import { sourceConfidences, sourcedFields, sourceKinds } from '@dopahiya/domain/bikes';
import { bikeListNames, fuels, saleStatuses } from '@dopahiya/domain/requests';
import { isBikeSlug, reservedSegments } from '@dopahiya/domain/site';
import {
  type BodyStyle,
  bodyStyleNames,
  figureKinds,
  flagFields,
  kindFields,
  numberFields,
  textFields,
} from '@dopahiya/domain/specifications';
import * as z from 'zod';
import { drawingHintsSchema } from './drawing-hints.ts';
import { fileRules } from '../texts/index.ts';

/** Maximum length of a slug in characters. */
export const MAX_SLUG_LENGTH = 80;

/** Slug in the catalogue's files. */
export const catalogueSlug = z
  .string()
  .max(MAX_SLUG_LENGTH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fileRules.slug.en);

/** Web address in a file of the catalogue. */
export const webAddress = z.url({ protocol: /^https?$/, error: fileRules.webAddress.en });

/** Maximum length of an article's Markdown in characters. */
export const MAX_MARKDOWN_LENGTH = 65_536;

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, fileRules.month.en);
const rupees = z.int().min(10_000).max(9_999_999);

const shapeOf = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

const specificationsSchema = z.strictObject({
  ...shapeOf(numberFields, z.number().nonnegative().optional()),
  ...shapeOf(textFields, z.string().min(1).max(120).optional()),
  ...shapeOf(kindFields, z.enum(figureKinds).optional()),
  ...shapeOf(flagFields, z.boolean().optional()),
});

/** Source of figures; a source without `fields` covers every figure that no other source names. */
const sourceSchema = z.strictObject({
  kind: z.enum(sourceKinds),
  title: z.string().min(3).max(120),
  year: z.int().min(1990).max(2100).optional(),
  confidence: z.enum(sourceConfidences),
  fields: z.array(z.enum(sourcedFields)).min(1).optional(),
});
export type CatalogueSource = z.infer<typeof sourceSchema>;

const colourSchema = z.strictObject({
  name: z.string().min(2).regex(/[a-z]/i, fileRules.hasLetter.en),
  hex: z.string().regex(/^#[0-9a-f]{6}$/, fileRules.colour.en),
  /** Second colour of a two-tone scheme. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, fileRules.colour.en)
    .optional(),
});

/** Photograph of a model, variant or paint; its creator is credited wherever it is shown. */
const photoSchema = z.strictObject({
  /** Path within the catalogue's folder: 'photos/classic-350/front.jpg'. */
  file: z
    .string()
    .max(200)
    .regex(/^(?!.*\.\.)[\w][\w./ -]*$/, fileRules.photoPath.en),
  /** Description for people who cannot see the photo. */
  alt: z.string().min(5).max(200),
  credit: z.string().min(2).max(120),
  licence: z.string().min(2).max(120),
  variant: z.string().optional(),
  colour: z.string().optional(),
});
export type CataloguePhoto = z.infer<typeof photoSchema>;

const variantSchema = z.strictObject({
  name: z.string().min(1),
  ex_showroom_price: rupees.nullable(),
  /** Month of the price, if it differs from the model's. */
  price_month: month.optional(),
  special_features: z.string().nullable(),
  /** Names of the model's colours available for this variant; empty if unknown. */
  colours: z.array(z.string()).default([]),
});

/** Path segments under `bikes/` that are routes: no model may use one as its slug. */
export const reservedBikeSlugs: ReadonlySet<string> = new Set([
  ...bikeListNames.map((name) => name.replace(/\/.*/, '')),
  'autocomplete',
  'best',
  'brand',
  'electric_bikes',
  'trending',
  'upcoming_bikes',
]);

const modelSchema = z
  .strictObject({
    slug: catalogueSlug
      .refine(isBikeSlug, fileRules.bikeSlug.en)
      .refine((slug) => !reservedBikeSlugs.has(slug), fileRules.apiAddress.en),
    name: z.string().min(1),
    status: z.enum(saleStatuses),
    body_style: z.enum(Object.keys(bodyStyleNames) as [BodyStyle, ...BodyStyle[]]),
    fuel_type: z.enum(fuels),
    /** Ex-showroom Delhi price of the cheapest variant; the expected price for an upcoming model. */
    price: rupees.nullable(),
    /** Month of the price; null without a price. */
    price_month: month.nullable(),
    launch_date: z.iso.date().nullable(),
    /** Order of magnitude of monthly unit sales; 0 if unknown. */
    popularity: z.int().nonnegative(),
    /** Composed from the facts if there are none. */
    highlights: z.array(z.string().min(3).max(120)).max(6).default([]),
    /** Paragraphs in English that say more than the facts; composed from these if there are none. */
    description: z.array(z.string().min(40)).default([]),
    additional_features: z.array(z.string()).default([]),
    colours: z.array(colourSchema),
    variants: z.array(variantSchema).default([]),
    /** The first is used where only one fits. */
    photos: z.array(photoSchema).max(12).optional(),
    specifications: specificationsSchema.omit({ fuel_type: true }),
    sources: z.array(sourceSchema).default([]),
    drawing: drawingHintsSchema.default({}),
  })
  .refine(({ price, price_month }) => (price === null) === (price_month === null), {
    path: ['price_month'],
    message: fileRules.monthOfPrice.en,
  })
  .refine(({ sources }) => sources.filter(({ fields }) => fields === undefined).length <= 1, {
    path: ['sources'],
    message: fileRules.oneGeneralSource.en,
  })
  .refine(
    ({ colours, variants }) =>
      variants.every((variant) => variant.colours.every((name) => colours.some((colour) => colour.name === name))),
    {
      path: ['variants'],
      message: 'may only name colours of the model',
    },
  )
  .refine(
    ({ colours, variants, photos = [] }) =>
      photos.every(({ variant, colour }) => isAmong(variants, variant) && isAmong(colours, colour)),
    {
      path: ['photos'],
      message: 'may only name variants and colours of the model',
    },
  );

function isAmong(named: readonly { name: string }[], wanted: string | undefined): boolean {
  return wanted === undefined || named.some(({ name }) => name === wanted);
}

/** One file of `data/brands`: a brand with its models, as written and reviewed by hand. */
export const catalogueFileSchema = z.strictObject({
  brand: z.strictObject({
    slug: catalogueSlug.refine((text) => !reservedSegments.has(text), 'is an address of the site itself'),
    name: z.string().min(2),
    /** Legal or trading name of the manufacturer. */
    company: z.string().min(2),
    founded_year: z.int().min(1850).max(2100).nullable(),
    country_of_origin: z.string().nullable(),
    description: z.string().min(40),
    /** Slug of the brand's logo in simple-icons; null if there is none. */
    simple_icon: z.string().nullable(),
    /** Address of the manufacturer's own dealer finder; omitted if unknown. */
    dealer_finder: webAddress.optional(),
  }),
  models: z.array(modelSchema).min(1),
});
export type CatalogueFile = z.infer<typeof catalogueFileSchema>;
export type CatalogueModel = CatalogueFile['models'][number];
