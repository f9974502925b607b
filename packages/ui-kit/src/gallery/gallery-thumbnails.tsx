import type { MouseEvent } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import type { Slide } from '../lightbox/slide.ts';
import * as S from './gallery-thumbnails.styles.ts';

interface GalleryThumbnailsProps {
  label: string;
  slides: readonly Slide[];
  idOf: (slide: Slide) => string;
  current: number;
  onShow: (index: number) => void;
}

/** Links to each picture, by its address where no script runs, and arrows on wide screens. */
export function GalleryThumbnails({ label, slides, idOf, current, onShow }: GalleryThumbnailsProps) {
  const follow = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onShow(index);
  };
  const arrow = (index: number) => ({
    'aria-disabled': !slides[index],
    onClick: () => slides[index] && onShow(index),
  });
  return (
    <S.Root>
      <S.List aria-label={`Pictures: ${label}`}>
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <S.Thumbnail
              href={`#${idOf(slide)}`}
              aria-label={slide.label}
              aria-current={index === current}
              onClick={(event) => follow(event, index)}
            >
              {slide.thumbnail ?? slide.content}
            </S.Thumbnail>
          </li>
        ))}
      </S.List>
      <S.Arrows>
        <span>
          {current + 1} of {slides.length}
        </span>
        <IconButton icon="arrow-left" label="Previous picture" {...arrow(current - 1)} />
        <IconButton icon="arrow-right" label="Next picture" {...arrow(current + 1)} />
      </S.Arrows>
    </S.Root>
  );
}
