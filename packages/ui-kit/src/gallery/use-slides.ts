import { type RefCallback, useCallback, useRef, useState } from 'react';

interface Slides {
  /** Ref of the scrolling row. */
  attach: RefCallback<HTMLElement>;
  /** Index of the visible slide, from 0. */
  current: number;
  /** Scrolls to a slide. */
  show: (index: number) => void;
}

/** Controls a row whose slides are each as wide as itself. */
export function useSlides(): Slides {
  const row = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const attach = useCallback((element: HTMLElement) => {
    row.current = element;
    const handleScroll = () => setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, []);
  const show = useCallback((index: number) => {
    row.current?.scrollTo({ left: index * row.current.clientWidth });
  }, []);
  return { attach, current, show };
}
