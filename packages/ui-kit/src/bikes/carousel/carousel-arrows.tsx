import { styled } from 'styled-components';
import * as texts from '#texts/carousel';
import { IconButton } from '../../button/icon-button.tsx';
import { theme } from '../../theme/theme.ts';
import type { CarouselControl } from './use-carousel.ts';

export interface CarouselArrowsProps {
  /** From `useCarousel`. */
  carousel: CarouselControl;
  /** Label for screen readers: 'Trending bikes'. */
  label: string;
  /** Position: in the section's head (wide screens only), or below the row (narrow screens only). @default 'head' */
  place?: 'head' | 'below';
}

/** Buttons that page a carousel; at its ends they do nothing but keep the focus. */
export function CarouselArrows({ carousel, label, place = 'head' }: CarouselArrowsProps) {
  const { canGoBack, canGoForward, page } = carousel;
  return (
    <Root data-place={place}>
      <IconButton icon="arrow-left" label={texts.previous(label)} {...pressable(canGoBack, () => page(-1))} />
      <IconButton icon="arrow-right" label={texts.next(label)} {...pressable(canGoForward, () => page(1))} />
    </Root>
  );
}

const pressable = (isFree: boolean, move: () => void) => ({
  'aria-disabled': !isFree,
  onClick: isFree ? move : undefined,
});

const Root = styled.div`
  display: none;
  gap: ${theme.space[2]};

  ${theme.media.nav} {
    &[data-place='head'] {
      display: flex;
    }
  }
  ${theme.media.belowNav} {
    &[data-place='below'] {
      display: flex;
      justify-content: flex-end;
      margin-top: ${theme.space[3]};
    }
  }
  ${theme.media.noScript} {
    &[data-place] {
      display: none;
    }
  }
`;
