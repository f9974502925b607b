import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BodyStyle, DrawingHints, DrawnBike } from '../src/index.ts';

/** Model fields of the catalogue files that a contact sheet needs. */
export interface CatalogueModel {
  slug: string;
  name: string;
  body_style: BodyStyle;
  fuel_type: 'petrol' | 'electric';
  /** Units sold per month, used for sorting. */
  popularity: number;
  colours: { name: string; hex: string; accent?: string }[];
  specifications: Record<string, unknown>;
  drawing?: DrawingHints;
}

/** A brand's catalogue file. */
export interface CatalogueFile {
  brand: { slug: string; name: string };
  models: CatalogueModel[];
}

/** Reads all brand files of a folder, sorted by name. */
export function readBrands(folder: string): CatalogueFile[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CatalogueFile);
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Converts a catalogue model to a bike to draw. */
export function toDrawnBike({ slug, name, body_style, fuel_type, specifications, drawing }: CatalogueModel): DrawnBike {
  return {
    slug,
    name,
    bodyStyle: body_style,
    electric: fuel_type === 'electric',
    wheelbase: numberOf(specifications.wheelbase),
    length: numberOf(specifications.length),
    height: numberOf(specifications.height),
    seatHeight: numberOf(specifications.seat_height),
    groundClearance: numberOf(specifications.ground_clearance),
    frontTyre: textOf(specifications.front_tyre_size),
    rearTyre: textOf(specifications.rear_tyre_size),
    hints: drawing ?? {},
  };
}
