import type { BikeDetail, FigureSource } from '@dopahiya/domain/bikes';
import type { SourceShare } from '#texts/figure-sources';
import { type ShownFigure, shownFigures } from './figure-rows.ts';

/** A source with the figures from it that the page shows. */
export interface SourceOfFigures {
  source: FigureSource;
  figures: ShownFigure[];
}

/** Returns the sources of a bike's specification, those with most figures first. */
export function sourcesOfFigures(bike: BikeDetail): SourceOfFigures[] {
  const shown = new Map<string, ShownFigure>(shownFigures(bike).map((figure) => [figure.field, figure]));
  return bike.sources
    .map((source) => ({ source, figures: source.fields.flatMap((field) => shown.get(field) ?? []) }))
    .filter(({ figures }) => figures.length > 0)
    .toSorted((one, other) => other.figures.length - one.figures.length);
}

/** Groups sources by kind, with the year if all of a kind share it. */
export function sourceShares(sources: readonly SourceOfFigures[]): SourceShare[] {
  const kinds = new Set(sources.map(({ source }) => source.kind));
  return [...kinds]
    .map((kind) =>
      shareOf(
        kind,
        sources.filter(({ source }) => source.kind === kind),
      ),
    )
    .toSorted((one, other) => other.count - one.count);
}

const shareOf = (kind: SourceShare['kind'], sources: readonly SourceOfFigures[]): SourceShare => ({
  kind,
  year: commonYear(sources),
  count: sources.flatMap(({ figures }) => figures).length,
});

function commonYear(sources: readonly SourceOfFigures[]): number | null {
  const years = new Set(sources.map(({ source }) => source.year));
  return years.size === 1 ? (sources[0]?.source.year ?? null) : null;
}
