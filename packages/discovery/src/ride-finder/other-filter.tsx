import { type BikeRange, budgetRanges } from '@dopahiya/domain/bikes';
import type { BodyStyle } from '@dopahiya/domain/specifications';
import { EmptyState } from '@dopahiya/ui-kit';
import * as texts from '#texts/ride-finder';
import { RangeFinder } from './range-finder.tsx';
import { budgetKind, displacementKind } from './range-kinds.ts';
import { StyleFinder } from './style-finder.tsx';

export interface OtherFilterProps {
  tab: string;
  range: BikeRange | null;
  onRange: (range: BikeRange) => void;
  style: BodyStyle | null;
  onStyle: (style: BodyStyle) => void;
}

/** Filter of a tab other than brand. */
export function OtherFilter({ tab, range, onRange, style, onStyle }: OtherFilterProps) {
  const isBudget = range !== null && budgetRanges.includes(range);
  switch (tab) {
    case texts.budgetTab:
      return <RangeFinder key={tab} kind={budgetKind} chosen={isBudget ? range : null} onChoose={onRange} />;
    case texts.displacementTab:
      return <RangeFinder key={tab} kind={displacementKind} chosen={isBudget ? null : range} onChoose={onRange} />;
    case texts.bodyStyleTab:
      return <StyleFinder chosen={style} onChoose={onStyle} />;
    default:
      return <EmptyState title={texts.comingSoon(tab)} />;
  }
}
