import type { BikeDetail, SourcedField } from '@dopahiya/domain/bikes';
import { formatSpecification, specificationGroups, type SpecificationRow } from '@dopahiya/domain/specifications';

const rows: ReadonlyMap<string, SpecificationRow> = new Map(
  specificationGroups.flatMap((group) => group.rows).map((row) => [row.field, row]),
);

/** A figure shown in a row of the specification. */
export interface ShownFigure {
  field: SourcedField;
  label: string;
  value: string;
}

/** Returns the figures in a bike's specification that have a source, in source order. */
export function shownFigures(bike: BikeDetail): ShownFigure[] {
  return bike.sources.flatMap(({ fields }) => fields).flatMap((field) => shownFigure(bike, field));
}

function shownFigure(bike: BikeDetail, field: string): ShownFigure[] {
  const row = rows.get(field);
  const value = row ? formatSpecification(bike, row) : null;
  return row && value !== null ? [{ field: row.field as SourcedField, label: row.label, value }] : [];
}
