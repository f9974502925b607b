import { IconButton, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/home-sections';

export interface PairArrowsProps {
  /** Index of the current page, from 0, and number of pages. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Whether paging wraps around or stops at the ends. */
  ends: 'cycle' | 'rest';
}

/** Arrows to page through comparisons. */
export function PairArrows({ page, pages, onPage, ends }: PairArrowsProps) {
  if (pages < 2) return null;
  const move = (step: -1 | 1) => {
    const next = page + step;
    const isFree = ends === 'cycle' || (next >= 0 && next < pages);
    return { 'aria-disabled': !isFree, onClick: () => isFree && onPage((next + pages) % pages) };
  };
  return (
    <Arrows>
      <IconButton icon="arrow-left" label={texts.previous} {...move(-1)} />
      <IconButton icon="arrow-right" label={texts.next} {...move(1)} />
      <output>{texts.page(page + 1, pages)}</output>
    </Arrows>
  );
}

const Arrows = styled.div`
  position: relative;
  display: flex;
  gap: ${theme.space[2]};

  > output {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
