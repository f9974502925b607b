import type { SourceKind } from '@dopahiya/domain/bikes';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/figure-sources.ts';
import type * as Hindi from './figure-sources.ts';

const sourceKinds: Record<SourceKind, string> = {
  maker: 'कंपनी',
  dealer: 'डीलर',
  press: 'समाचार',
  portal: 'बाइक की वेबसाइटें',
  knowledge: 'आम जानकारी, जाँची नहीं',
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
    `${total} में से ${max.count} आँकड़ों का स्रोत: ${nameOf(max)}`,
    ...others.map((share) => `${share.count} का ${nameOf(share)}`),
  ].join('; ');

const confidences = { high: 'भरोसेमंद', middle: 'काफ़ी भरोसेमंद' };

/** A source and its figures: 'BikeWale, 2026 (fairly reliable): mileage'. */
export const source = (
  { title, year, confidence }: { title: string; year: number | null; confidence: keyof typeof confidences },
  figures: string,
) => `${title}${year === null ? '' : `, ${year}`} (${confidences[confidence]}): ${figures}`;
export const otherFigures = 'बाकी सभी आँकड़े';
export const figureList = (labels: readonly string[]) => labels.join(', ');

export const report = 'ग़लत आँकड़ा बताइए';

export type Checked = Translation<typeof Hindi, typeof English>;
