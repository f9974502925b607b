import type { SourceKind } from '@dopahiya/domain/bikes';

const sourceKinds: Record<SourceKind, string> = {
  maker: 'maker’s papers',
  dealer: 'dealer',
  press: 'press',
  portal: 'vehicle portals',
  knowledge: 'generally known',
};

/** Figures of one kind of source: how many, and of which year where that is known. */
export interface SourceShare {
  kind: SourceKind;
  year: number | null;
  count: number;
}

const nameOf = ({ kind, year }: SourceShare) => (year === null ? sourceKinds[kind] : `${sourceKinds[kind]} ${year}`);

/** 'Figures: maker’s papers 2026, 14 of 16; vehicle portals, 2'. */
export const shares = ([most, ...others]: readonly [SourceShare, ...SourceShare[]], total: number) =>
  [
    `Figures: ${nameOf(most)}, ${most.count} of ${total}`,
    ...others.map((share) => `${nameOf(share)}, ${share.count}`),
  ].join('; ');

const confidences = { high: 'sure', middle: 'fairly sure' };

/** A source and its figures: 'BikeWale, 2026 (fairly sure): mileage'. */
export const source = (
  { title, year, confidence }: { title: string; year: number | null; confidence: keyof typeof confidences },
  figures: string,
) => `${title}${year === null ? '' : `, ${year}`} (${confidences[confidence]}): ${figures}`;
export const otherFigures = 'all other figures';
export const figureList = (labels: readonly string[]) => labels.join(', ');

export const report = 'A figure is wrong';
