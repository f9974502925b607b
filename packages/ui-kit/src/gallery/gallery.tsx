import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import * as texts from '#texts/gallery';
import { IconButton } from '../button/icon-button.tsx';
import { Lightbox } from '../lightbox/lightbox.tsx';
import type { Slide } from '../lightbox/enlarged-slides.tsx';
import { SlideDots } from '../lightbox/slide-dots.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import * as S from './gallery.styles.ts';
import { useSlides } from './use-slides.ts';

export interface GalleryProps {
  /** Label for all pictures: 'Royal Enfield Classic 350'. */
  label: string;
  /** Pictures; a single one has no arrows, dots or thumbnails. */
  slides: readonly Slide[];
  /** Content over the upper left corner, such as a `Chip`. */
  overlay?: ReactNode;
  /** Caption: 'Illustration drawn from published dimensions'. */
  caption?: ReactNode;
  /** Called with the id of the picture that is now shown. */
  onShow?: (id: string) => void;
  /** Whether it starts in full screen, e.g. when it replaces a gallery that is. @default false */
  startsEnlarged?: boolean;
  /** Called when full screen opens or closes. */
  onEnlarge?: (isEnlarged: boolean) => void;
}

/** Row of pictures that scrolls and snaps, without scripts too, with thumbnails and a full-screen button. Renders a `<figure>`. */
export function Gallery({ label, slides, overlay, caption, onShow, startsEnlarged = false, onEnlarge }: GalleryProps) {
  const id = useId();
  const { attach, current, show } = useSlides();
  const [isEnlarged, setEnlarged] = useState(startsEnlarged);
  const enlarge = (is: boolean) => {
    setEnlarged(is);
    onEnlarge?.(is);
  };
  const tellShown = useEffectEvent((index: number) => {
    const slide = slides[index];
    if (slide) onShow?.(slide.id);
  });
  useEffect(() => tellShown(current), [current]);
  const idOf = (slide: Slide) => `${id}-${slide.id}`;
  return (
    <S.Root aria-label={label}>
      <S.Screen>
        <S.Track ref={attach} aria-label={label} tabIndex={0}>
          {slides.map((slide) => (
            <li key={slide.id} id={idOf(slide)} aria-label={slide.label}>
              {slide.content}
            </li>
          ))}
        </S.Track>
        {overlay && <S.Corner data-side="start">{overlay}</S.Corner>}
        <S.Corner data-side="end">
          <IconButton icon="maximize" label={texts.fullScreen} tone="quiet" onClick={() => enlarge(true)} />
        </S.Corner>
      </S.Screen>
      {slides.length > 1 && (
        <>
          <S.Dots>
            <SlideDots count={slides.length} current={current} />
          </S.Dots>
          <GalleryThumbnails label={label} slides={slides} idOf={idOf} current={current} onShow={show} />
        </>
      )}
      {caption && <S.Caption>{caption}</S.Caption>}
      <Lightbox
        isOpen={isEnlarged}
        onClose={() => enlarge(false)}
        label={label}
        slides={slides}
        index={current}
        onIndexChange={show}
      />
    </S.Root>
  );
}
