import type { SourceKind } from '@dopahiya/domain/bikes';

const sourceKinds: Record<SourceKind, string> = {
  maker: 'the maker',
  dealer: 'a dealer',
  press: 'the press',
  portal: 'vehicle portals',
  knowledge: 'general knowledge, not verified',
};

/** Figures of one kind of source: how many, and of which year where that is known. */
export interface SourceShare {
  kind: SourceKind;
  year: number | null;
  count: number;
}

const nameOf = ({ kind, year }: SourceShare) => (year === null ? sourceKinds[kind] : `${sourceKinds[kind]} (${year})`);

/** 'Figures: 14 of 16 from the maker (2026); 2 from vehicle portals'. */
export const shares = ([max, ...others]: readonly [SourceShare, ...SourceShare[]], total: number) =>
  [
    `Figures: ${max.count} of ${total} from ${nameOf(max)}`,
    ...others.map((share) => `${share.count} from ${nameOf(share)}`),
  ].join('; ');

const confidences = { high: 'reliable', middle: 'fairly reliable' };

/** A source and its figures: 'BikeWale, 2026 (fairly reliable): mileage'. */
export const source = (
  { title, year, confidence }: { title: string; year: number | null; confidence: keyof typeof confidences },
  figures: string,
) => `${title}${year === null ? '' : `, ${year}`} (${confidences[confidence]}): ${figures}`;
export const otherFigures = 'all other figures';
export const figureList = (labels: readonly string[]) => labels.join(', ');

export const report = 'Report a wrong figure';
