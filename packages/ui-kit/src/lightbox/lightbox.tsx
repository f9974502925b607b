import { Later } from '../later/later.tsx';
import type { EnlargedSlidesProps } from './enlarged-slides.tsx';

export interface LightboxProps extends EnlargedSlidesProps {
  /** Whether it is shown; what draws it is loaded when it is for the first time. */
  isOpen: boolean;
}

/**
 * Pictures over the whole screen: arrow keys, swipes and buttons move along, Escape and a swipe down close. Renders a
 * modal dialog at the end of the body; the focus returns to where it was.
 */
export function Lightbox({ isOpen, ...rest }: LightboxProps) {
  return isOpen ? <Later when="now" load={loadEnlargedSlides} onFailure={rest.onClose} {...rest} /> : null;
}

const loadEnlargedSlides = async () => (await import('./enlarged-slides.tsx')).EnlargedSlides;
