import { type ReactNode, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import YetAnotherLightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import css from 'yet-another-react-lightbox/styles.css?inline';
import { useCloseOnBack } from '../dialog/use-close-on-back.ts';
import { theme } from '../theme/theme.ts';
import { LightboxControls } from './lightbox-controls.tsx';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: { type: 'picture'; slide: Slide };
  }
}

// Adopted, because the content security policy refuses a style element that the server did not write.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** What the enlarged pictures need. */
export interface EnlargedSlidesProps {
  /** Called once it is closed. */
  onClose: () => void;
  /** What the pictures show, all together: 'Royal Enfield Classic 350'. */
  label: string;
  /** The pictures; a single one has neither arrows nor dots. */
  slides: readonly Slide[];
  /** Which picture is shown at first, counted from 0. @default 0 */
  index?: number;
  /** Called with each picture that comes into sight. */
  onIndexChange?: (index: number) => void;
}

/** The lightbox itself, apart from what every page needs at once. */
export function EnlargedSlides({ onClose, label, slides, index = 0, onIndexChange }: EnlargedSlidesProps) {
  useCloseOnBack(onClose);
  const controller = useRef<ControllerRef>(null);
  const [current, setCurrent] = useState(index);
  const pictures = useMemo(() => slides.map((slide) => ({ type: 'picture' as const, slide })), [slides]);
  const handleView = (view: { index: number }) => {
    setCurrent(view.index);
    onIndexChange?.(view.index);
  };
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={current}
      slides={pictures}
      on={{ view: handleView }}
      controller={{ ref: controller, closeOnPullDown: true }}
      carousel={{ finite: true, padding: 0, spacing: 0 }}
      animation={{ fade: 140, swipe: 220 }}
      styles={parts}
      labels={{ Lightbox: label, 'Photo gallery': label }}
      toolbar={{ buttons: [] }}
      render={{
        slide: ({ slide }) => slide.type === 'picture' && <Room>{slide.slide.enlarged ?? slide.slide.content}</Room>,
        buttonPrev: () => null,
        buttonNext: () => null,
        controls: () => <LightboxControls label={label} slides={slides} current={current} controller={controller} />,
      }}
    />
  );
}

const parts = {
  root: { '--yarl__portal_zindex': theme.zIndex.modal, '--yarl__color_backdrop': theme.color.bgStage },
  slide: { padding: `64px ${theme.layout.gutter} 88px` },
};

const Room = styled.div`
  container-type: size;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  width: 100%;
  height: 100%;

  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** One picture of a gallery or a lightbox. */
export interface Slide {
  /** What tells it from the others. */
  id: string;
  /** What is to be seen: 'Measurements', 'From the left'. */
  label: string;
  /** The picture: an `<img>`, a drawing, anything. */
  content: ReactNode;
  /**
   * What stands for it over the whole screen, where `100cqi` and `100cqb` are the room; without it `content`.
   */
  enlarged?: ReactNode;
  /** What stands for it in a row of small pictures; without it `content`. */
  thumbnail?: ReactNode;
}
