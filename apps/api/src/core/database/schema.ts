import type { ArticleCategory } from '@dopahiya/domain/content';
import type { BodyStyle, FigureKind, SpecificationField, Specifications } from '@dopahiya/domain/specifications';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { CatalogueModel } from '../catalogue-file/catalogue-file.ts';
import type { StoredPhoto } from '../stored-photo.ts';
import type { Translations } from './translations.ts';

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Two-wheeler brands. */
export const brands = pgTable('brands', {
  id: identity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  company: text().notNull(),
  founded_year: integer(),
  country_of_origin: text(),
  description: text().notNull(),
  simple_icon: text(),
  dealer_finder: text(),
});

/** Specifications with their own column: lists filter, sort or show them. */
export const specificationColumns = {
  engine_capacity: doublePrecision(),
  mileage: doublePrecision(),
  mileage_kind: text().$type<FigureKind>(),
  max_power: doublePrecision(),
  battery_capacity: doublePrecision(),
  battery_range: doublePrecision(),
  range_kind: text().$type<FigureKind>(),
  top_speed: doublePrecision(),
};

type OwnColumn = keyof typeof specificationColumns | 'fuel_type';

/** Known specifications without their own column; units as in the contract. */
export type OtherSpecifications = Partial<Omit<Specifications, OwnColumn & SpecificationField>>;

/** Models: prices in whole rupees ex-showroom Delhi, the drawing's frame in mm. */
export const bikes = pgTable(
  'bikes',
  {
    id: identity(),
    slug: text().notNull().unique(),
    brand_id: integer()
      .notNull()
      .references(() => brands.id),
    name: text().notNull(),
    full_name: text().notNull(),
    status: text().$type<CatalogueModel['status']>().notNull(),
    body_style: text().$type<BodyStyle>().notNull(),
    fuel_type: text().$type<CatalogueModel['fuel_type']>().notNull(),
    price: integer(),
    price_month: text(),
    launch_date: date({ mode: 'string' }),
    popularity: integer().notNull(),
    ...specificationColumns,
    specifications: jsonb().$type<OtherSpecifications>().notNull(),
    sources: jsonb().$type<CatalogueModel['sources']>().notNull().default([]),
    highlights: jsonb().$type<string[]>().notNull(),
    description: jsonb().$type<string[]>().notNull(),
    additional_features: jsonb().$type<string[]>().notNull(),
    colours: jsonb().$type<CatalogueModel['colours']>().notNull(),
    drawing_hints: jsonb().$type<CatalogueModel['drawing']>().notNull(),
    photos: jsonb().$type<StoredPhoto[]>().notNull().default([]),
    drawing_key: text().notNull(),
    drawing_width: integer().notNull(),
    drawing_height: integer().notNull(),
    /** Hash of all facts of the model and its variants, and the day of its last change. */
    content_key: text().notNull().default(''),
    changed_on: date({ mode: 'string' })
      .notNull()
      .default(sql`current_date`),
  },
  (table) => [
    index('bikes_popularity').on(table.popularity.desc().nullsFirst(), table.slug),
    index('bikes_brand').on(table.brand_id, table.popularity.desc().nullsFirst()),
    index('bikes_body_style').on(table.body_style, table.fuel_type, table.popularity.desc().nullsFirst()),
    index('bikes_price').on(table.price),
    index('bikes_engine_capacity').on(table.engine_capacity),
    index('bikes_launch_date').on(table.launch_date),
    index('bikes_full_name_trgm').using('gin', sql`${table.full_name} gin_trgm_ops`),
  ],
);

/** Variants of a model, in file order. */
export const variants = pgTable(
  'variants',
  {
    id: identity(),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: smallint().notNull(),
    ex_showroom_price: integer(),
    price_month: text(),
    special_features: text(),
    colours: jsonb().$type<string[]>().notNull(),
  },
  (table) => [unique('variants_bike_name').on(table.bike_id, table.name)],
);

/** Cities with coordinates (degrees), population and the code of their main registration office. */
export const cities = pgTable(
  'cities',
  {
    id: identity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    also_known_as: text(),
    state: text().notNull(),
    rto_code: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    population: integer().notNull(),
  },
  (table) => [
    index('cities_population').on(table.population.desc().nullsFirst(), table.slug),
    index('cities_name_trgm').using('gin', sql`${table.name} gin_trgm_ops`),
  ],
);

/** Showrooms of a brand in a city, with coordinates (degrees). */
export const dealerships = pgTable(
  'dealerships',
  {
    id: identity(),
    slug: text().notNull().unique(),
    brand_id: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    city_id: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    address: text().notNull(),
    pincode: text(),
    phone: text(),
    website: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    is_sample: boolean().notNull(),
  },
  (table) => [
    index('dealerships_brand_city').on(table.brand_id, table.city_id),
    index('dealerships_city').on(table.city_id),
  ],
);

/** General FAQs, in file order; those about one model are computed from its facts. */
export const faqs = pgTable('faqs', {
  id: identity(),
  slug: text().notNull().unique(),
  position: smallint().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  translations: jsonb().$type<Translations<{ question: string; answer: string }>>().notNull().default({}),
});

/** Texts of an article in another language. */
export interface TranslatedArticle {
  title: string;
  markdown: string;
  excerpt: string | null;
  tags: string[];
  caption: string | null;
  tool_label: string | null;
}

/** Articles as in their files: Markdown, rendered on read. */
export const articles = pgTable(
  'articles',
  {
    id: identity(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    markdown: text().notNull().default(''),
    excerpt: text(),
    published_date: date({ mode: 'string' }).notNull(),
    category: text().$type<ArticleCategory>().notNull().default('News'),
    author: text().notNull().default(''),
    is_sample: boolean().notNull(),
    is_featured: boolean().notNull().default(false),
    /** Whether it is shown from its date on. */
    is_published: boolean().notNull().default(true),
    tags: jsonb().$type<string[]>().notNull().default([]),
    caption: text(),
    specifications: jsonb().$type<Record<string, string>>().notNull().default({}),
    tool: text(),
    tool_label: text(),
    translations: jsonb().$type<Translations<TranslatedArticle>>().notNull().default({}),
  },
  (table) => [index('articles_published').on(table.published_date.desc().nullsFirst(), table.id.desc().nullsFirst())],
);

/** Models that an article is about, most important first. */
export const articleBikes = pgTable(
  'article_bikes',
  {
    id: identity(),
    article_id: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [
    unique('article_bikes_article_bike').on(table.article_id, table.bike_id),
    index('article_bikes_bike').on(table.bike_id),
  ],
);

/** Weekly views of an article ('2026-W47'); nothing about the visitors. */
export const articleViews = pgTable(
  'article_views',
  {
    article_id: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    week: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.article_id, table.week] })],
);

/** Pairs of models that are often compared, in file order. */
export const comparisons = pgTable(
  'comparisons',
  {
    id: identity(),
    position: smallint().notNull(),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    rival_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('comparisons_bike_rival').on(table.bike_id, table.rival_id)],
);

/** Weekly page views of a model ('2026-W47'); nothing about the visitors. */
export const bikeViews = pgTable(
  'bike_views',
  {
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, { onDelete: 'cascade' }),
    week: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bike_id, table.week] })],
);

/** Single row: the catalogue that was seeded last, and how often the catalogue's tables were written. */
export const catalogueState = pgTable(
  'catalogue_state',
  {
    id: smallint().primaryKey().default(1),
    fingerprint: text(),
    revision: integer().notNull().default(0),
  },
  (table) => [check('catalogue_state_one_row', sql`${table.id} = 1`)],
);
