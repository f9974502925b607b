import { IconButton } from '@dopahiya/ui-kit';
import * as S from './pair-arrows.styles.ts';

export interface PairArrowsProps {
  /** Where the visitor is, counted from 0, and how many pages there are. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Whether the first follows the last, or arrows rest at the ends. */
  ends: 'cycle' | 'rest';
}

/** Pages through comparisons. */
export function PairArrows({ page, pages, onPage, ends }: PairArrowsProps) {
  if (pages < 2) return null;
  const move = (step: -1 | 1) => {
    const next = page + step;
    const isFree = ends === 'cycle' || (next >= 0 && next < pages);
    return { 'aria-disabled': !isFree, onClick: () => isFree && onPage((next + pages) % pages) };
  };
  return (
    <S.Arrows>
      <IconButton icon="arrow-left" label="Previous comparisons" {...move(-1)} />
      <IconButton icon="arrow-right" label="Next comparisons" {...move(1)} />
      <output>{`Comparisons, page ${page + 1} of ${pages}`}</output>
    </S.Arrows>
  );
}
