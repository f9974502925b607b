import type { MouseEvent } from 'react';
import * as texts from '#texts/gallery';
import { IconButton } from '../button/icon-button.tsx';
import type { Slide } from '../lightbox/enlarged-slides.tsx';
import * as S from './gallery-thumbnails.styles.ts';

interface GalleryThumbnailsProps {
  label: string;
  slides: readonly Slide[];
  idOf: (slide: Slide) => string;
  current: number;
  onShow: (index: number) => void;
}

/** Thumbnails that link to each picture (by anchor without scripts), and arrows on wide screens. */
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
      <S.List aria-label={texts.pictures(label)}>
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
        <span>{texts.position(current + 1, slides.length)}</span>
        <IconButton icon="arrow-left" label={texts.previous} {...arrow(current - 1)} />
        <IconButton icon="arrow-right" label={texts.next} {...arrow(current + 1)} />
      </S.Arrows>
    </S.Root>
  );
}
