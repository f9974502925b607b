import { type FigureSource, type SourcedField, sourcedFields } from '@dopahiya/domain/bikes';
import type { CatalogueSource } from '../../core/catalogue-file/catalogue-file.ts';

type Figures = Partial<Record<SourcedField, unknown>>;

/** Returns the sources of a model's figures, each with the known fields that it covers. */
export function figureSourcesOf(figures: Figures, sources: readonly CatalogueSource[]): FigureSource[] {
  const known = sourcedFields.filter((field) => (figures[field] ?? null) !== null);
  const named = new Set(sources.flatMap(({ fields = [] }) => fields));
  const others = known.filter((field) => !named.has(field));
  return sources
    .map(({ year, fields = others, ...source }) => ({
      ...source,
      year: year ?? null,
      fields: fields.filter((field) => known.includes(field)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Returns the known figures of a model without a source. */
export function figuresWithoutSource(figures: Figures, sources: readonly CatalogueSource[]): SourcedField[] {
  const sourced = new Set(figureSourcesOf(figures, sources).flatMap(({ fields }) => fields));
  return sourcedFields.filter((field) => (figures[field] ?? null) !== null && !sourced.has(field));
}
