import { drawingFrame } from '@dopahiya/drawing';
import {
  type bikes,
  type brands,
  type cities,
  type OtherSpecifications,
  specificationColumns,
  type variants,
} from '../../db/schema.ts';
import { hashOf } from '../../media/drawing-address.ts';
import { toDrawnBike } from '../../media/drawn-bike.ts';
import type { CatalogueModel } from '../catalogue-file.ts';
import type { Catalogue } from './read-catalogue.ts';

type BrandRow = typeof brands.$inferInsert;

/** A model before its brand has an id: `brand` is the brand's slug. */
type BikeRow = Omit<typeof bikes.$inferInsert, 'brand_id'> & { brand: string };

/** A variant before its model has an id: `bike` is the model's slug. */
type VariantRow = Omit<typeof variants.$inferInsert, 'bike_id'> & { bike: string };

/** The catalogue as rows of the database, naming each other by slug. */
export interface CatalogueRows {
  brands: BrandRow[];
  bikes: BikeRow[];
  variants: VariantRow[];
  cities: (typeof cities.$inferInsert)[];
}

/** Turns the catalogue's files into rows, with the frame of each model's drawing. */
export function toCatalogueRows({ brands, cities }: Catalogue): CatalogueRows {
  return {
    brands: brands.map(({ brand }) => brand),
    bikes: brands.flatMap(({ brand, models }) => models.map((model) => toBikeRow(brand, model))),
    variants: brands.flatMap(({ models }) => models.flatMap(toVariantRows)),
    cities: cities.map((city) => ({ ...city, also_known_as: city.also_known_as ?? null })),
  };
}

function toBikeRow(brand: BrandRow, model: CatalogueModel): BikeRow {
  const { variants: _, drawing: drawing_hints, specifications, ...facts } = model;
  const row = {
    ...facts,
    ...splitSpecifications(specifications),
    brand: brand.slug,
    full_name: `${brand.name} ${model.name}`,
    drawing_hints,
  };
  const drawn = toDrawnBike(row);
  const { width, height } = drawingFrame(drawn);
  return { ...row, drawing_key: hashOf(drawn), drawing_width: width, drawing_height: height };
}

type OwnColumns = Record<keyof typeof specificationColumns, number | null>;

function splitSpecifications(
  known: CatalogueModel['specifications'],
): OwnColumns & { specifications: OtherSpecifications } {
  const hasColumn = (name: string): boolean => name in specificationColumns;
  const columns = Object.keys(specificationColumns) as (keyof typeof specificationColumns)[];
  return {
    ...(Object.fromEntries(columns.map((name) => [name, known[name] ?? null])) as OwnColumns),
    specifications: Object.fromEntries(Object.entries(known).filter(([name]) => !hasColumn(name))),
  };
}

function toVariantRows({ slug, variants }: CatalogueModel): VariantRow[] {
  return variants.map((variant, position) => ({ ...variant, bike: slug, position }));
}
