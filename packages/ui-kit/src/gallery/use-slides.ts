import { type RefCallback, useCallback, useRef, useState } from 'react';

interface Slides {
  /** Takes the row that scrolls. */
  attach: RefCallback<HTMLElement>;
  /** Which slide is in sight, counted from 0. */
  current: number;
  /** Brings a slide into sight. */
  show: (index: number) => void;
}

/** A row whose slides are each as wide as itself. */
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
