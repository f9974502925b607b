import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import * as texts from '#texts/enlarging';
import { showToast } from '../toast/toast-queue.ts';
import type { EnlargedSlidesProps } from './enlarged-slides.tsx';

/** What `Lightbox` takes. */
export interface LightboxProps extends EnlargedSlidesProps {
  /** Whether it is shown; what draws it is loaded when it is for the first time. */
  isOpen: boolean;
}

/**
 * Pictures over the whole screen: arrow keys, swipes and buttons move along, Escape and a swipe down close. Renders a
 * modal dialog at the end of the body; the focus returns to where it was.
 */
export function Lightbox({ isOpen, ...rest }: LightboxProps) {
  const [EnlargedSlides, setLoaded] = useState<ComponentType<EnlargedSlidesProps> | null>(null);
  const handleFailure = useEffectEvent(() => {
    rest.onClose();
    showToast({ kind: 'error', text: texts.failed });
  });
  useEffect(() => {
    if (isOpen && !EnlargedSlides) loadEnlargedSlides().then((loaded) => setLoaded(() => loaded), handleFailure);
  }, [isOpen, EnlargedSlides]);
  return isOpen && EnlargedSlides ? <EnlargedSlides {...rest} /> : null;
}

const loadEnlargedSlides = async () => (await import('./enlarged-slides.tsx')).EnlargedSlides;
