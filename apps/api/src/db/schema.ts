import type { BodyStyle, SpecificationField, Specifications } from '@dopahiya/domain';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { CatalogueModel } from '../catalogue/catalogue-file.ts';

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Makers of two-wheelers. */
export const brands = pgTable('brands', {
  id: identity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  company: text().notNull(),
  founded_year: integer(),
  country_of_origin: text(),
  description: text().notNull(),
  simple_icon: text(),
});

/** Specifications with a column of their own: lists filter, sort or show them. */
export const specificationColumns = {
  engine_capacity: doublePrecision(),
  mileage: doublePrecision(),
  max_power: doublePrecision(),
  battery_capacity: doublePrecision(),
  battery_range: doublePrecision(),
  top_speed: doublePrecision(),
};

type OwnColumn = keyof typeof specificationColumns | 'fuel_type';

/** The known specifications that have no column of their own; units as in the contract. */
export type OtherSpecifications = Partial<Omit<Specifications, OwnColumn & SpecificationField>>;

/** Models: prices in whole rupees ex-showroom Delhi, the frame of the drawing in mm. */
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
    highlights: jsonb().$type<string[]>().notNull(),
    description: jsonb().$type<string[]>().notNull(),
    additional_features: jsonb().$type<string[]>().notNull(),
    colours: jsonb().$type<CatalogueModel['colours']>().notNull(),
    drawing_hints: jsonb().$type<CatalogueModel['drawing']>().notNull(),
    drawing_key: text().notNull(),
    drawing_width: integer().notNull(),
    drawing_height: integer().notNull(),
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

/** Variants of a model, in the order of its file. */
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
    special_features: text(),
    colours: jsonb().$type<string[]>().notNull(),
  },
  (table) => [unique('variants_bike_name').on(table.bike_id, table.name)],
);

/** Cities with their place (degrees) and population. */
export const cities = pgTable(
  'cities',
  {
    id: identity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    also_known_as: text(),
    state: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    population: integer().notNull(),
  },
  (table) => [
    index('cities_population').on(table.population.desc().nullsFirst(), table.slug),
    index('cities_name_trgm').using('gin', sql`${table.name} gin_trgm_ops`),
  ],
);

/** One row: which catalogue the other tables hold. */
export const catalogueState = pgTable(
  'catalogue_state',
  { id: smallint().primaryKey().default(1), fingerprint: text().notNull() },
  (table) => [check('catalogue_state_one_row', sql`${table.id} = 1`)],
);
