import type { BodyStyle } from '@dopahiya/domain/specifications';
import type { DrawnBike, DrawOptions } from '@dopahiya/drawing';
import type { CatalogueModel } from '../../core/catalogue-file/catalogue-file.ts';
import type { OtherSpecifications } from '../../core/database/schema.ts';

/** Facts for a model's drawing. */
export interface DrawingFacts {
  slug: string;
  full_name: string;
  body_style: BodyStyle;
  fuel_type: CatalogueModel['fuel_type'];
  specifications: OtherSpecifications;
  drawing_hints: CatalogueModel['drawing'];
}

/** Returns the drawing options for a colour; without one the drawing chooses. */
export function paintOf(colour: CatalogueModel['colours'][number] | null): DrawOptions {
  return colour ? { paint: { base: colour.hex, accent: colour.accent } } : {};
}

/** Converts the facts to the drawing package's input; unknown ones are null. */
export function toDrawnBike(facts: DrawingFacts): DrawnBike {
  const { length, height, wheelbase, seat_height, ground_clearance, front_tyre_size, rear_tyre_size } =
    facts.specifications;
  return {
    slug: facts.slug,
    name: facts.full_name,
    bodyStyle: facts.body_style,
    electric: facts.fuel_type === 'electric',
    wheelbase: wheelbase ?? null,
    length: length ?? null,
    height: height ?? null,
    seatHeight: seat_height ?? null,
    groundClearance: ground_clearance ?? null,
    frontTyre: front_tyre_size ?? null,
    rearTyre: rear_tyre_size ?? null,
    hints: facts.drawing_hints,
  };
}
