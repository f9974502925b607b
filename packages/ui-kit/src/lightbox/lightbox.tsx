import { Later } from '../later/later.tsx';
import type { EnlargedSlidesProps } from './enlarged-slides.tsx';

export interface LightboxProps extends EnlargedSlidesProps {
  /** Whether it is open; its code is loaded on first open. */
  isOpen: boolean;
}

/**
 * Full-screen pictures: arrow keys, swipes and buttons change them, Escape and a swipe down close it. Renders a
 * modal dialog at the end of the body, and restores the focus when closed.
 */
export function Lightbox({ isOpen, ...rest }: LightboxProps) {
  return isOpen ? <Later when="now" load={loadEnlargedSlides} onFailure={rest.onClose} {...rest} /> : null;
}

const loadEnlargedSlides = async () => (await import('./enlarged-slides.tsx')).EnlargedSlides;
