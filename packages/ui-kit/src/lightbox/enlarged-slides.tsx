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

// Adopted stylesheet, because the content security policy blocks style elements that the server did not write.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** Props of the enlarged pictures. */
export interface EnlargedSlidesProps {
  /** Called after it closes. */
  onClose: () => void;
  /** Label for all pictures: 'Royal Enfield Classic 350'. */
  label: string;
  /** Pictures; a single one has no arrows or dots. */
  slides: readonly Slide[];
  /** Index of the first picture shown, from 0. @default 0 */
  index?: number;
  /** Called with the index of each picture that becomes visible. */
  onIndexChange?: (index: number) => void;
}

/** Content of the lightbox, loaded on demand. */
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

/** Picture of a gallery or lightbox. */
export interface Slide {
  /** Unique id. */
  id: string;
  /** Label: 'Measurements', 'From the left'. */
  label: string;
  /** Picture: an `<img>`, a drawing, or any other content. */
  content: ReactNode;
  /** Full-screen version, in a box of `100cqi` by `100cqb`; `content` by default. */
  enlarged?: ReactNode;
  /** Thumbnail; `content` by default. */
  thumbnail?: ReactNode;
}
