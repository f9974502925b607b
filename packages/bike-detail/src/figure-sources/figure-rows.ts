import type { BikeDetail, SourcedField } from '@dopahiya/domain/bikes';
import { formatSpecification, specificationGroups, type SpecificationRow } from '@dopahiya/domain/specifications';

const rows: ReadonlyMap<string, SpecificationRow> = new Map(
  specificationGroups.flatMap((group) => group.rows).map((row) => [row.field, row]),
);

/** A figure that a row of the specification shows. */
export interface ShownFigure {
  field: SourcedField;
  label: string;
  value: string;
}

/** The figures of a bike that its specification shows and that have a source, in the order of their sources. */
export function shownFigures(bike: BikeDetail): ShownFigure[] {
  return bike.sources.flatMap(({ fields }) => fields).flatMap((field) => shownFigure(bike, field));
}

function shownFigure(bike: BikeDetail, field: string): ShownFigure[] {
  const row = rows.get(field);
  const value = row ? formatSpecification(bike, row) : null;
  return row && value !== null ? [{ field: row.field as SourcedField, label: row.label, value }] : [];
}
