import type { BikeDetail } from '@dopahiya/domain/bikes';
import { formatSpecification, specificationGroups, type SpecificationGroup } from '@dopahiya/domain/specifications';
import * as texts from '#texts/specifications';

/** A formatted specification group: labels and values. */
export interface SpecificationTable {
  name: string;
  rows: { label: string; value: string }[];
}

/** Returns the specification groups of a bike; unknown facts and empty groups are left out. */
export function specificationTables(bike: BikeDetail): SpecificationTable[] {
  const tables = specificationGroups.map((group) => ({ name: group.name, rows: rowsOf(bike, group) }));
  return [...tables, otherFeatures(bike)].filter(({ rows }) => rows.length > 0);
}

/** Additional features published by the manufacturer. */
const otherFeatures = ({ additional_features }: BikeDetail): SpecificationTable => ({
  name: texts.additionalFeatures,
  rows: [...new Set(additional_features)].map((feature) => ({ label: feature, value: texts.yes })),
});

/** Merges rows with the same label as alternatives: a service is due after so many km or months. */
function rowsOf(bike: BikeDetail, { rows }: SpecificationGroup): SpecificationTable['rows'] {
  const values = new Map<string, string[]>();
  for (const row of rows) {
    const value = formatSpecification(bike, row);
    if (value !== null) values.set(row.label, [...(values.get(row.label) ?? []), value]);
  }
  return [...values].map(([label, alternatives]) => ({ label, value: texts.eitherOf(alternatives) }));
}
