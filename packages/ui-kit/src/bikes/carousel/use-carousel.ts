import { type RefCallback, useCallback, useRef, useState } from 'react';

/** State and controls of a carousel, from `useCarousel`. */
export interface CarouselControl {
  /** Ref of the scrolling row; for internal use. */
  attach: RefCallback<HTMLUListElement>;
  /** Whether there are items before the visible ones. */
  canGoBack: boolean;
  /** Whether there are items after the visible ones. */
  canGoForward: boolean;
  /** Scrolls by the number of visible items: -1 back, 1 forward. */
  page: (direction: -1 | 1) => void;
}

/** Connects a `Carousel` with its `CarouselArrows`, which may be elsewhere on the page. */
export function useCarousel(): CarouselControl {
  const current = useRef<HTMLUListElement>(null);
  const [canGoBack, setBack] = useState(false);
  const [canGoForward, setForward] = useState(true);

  const attach = useCallback((row: HTMLUListElement) => {
    current.current = row;
    return watch(row, () => {
      setBack(row.scrollLeft > 1);
      setForward(row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
    });
  }, []);
  const page = useCallback((direction: -1 | 1) => current.current && pageBy(current.current, direction), []);

  return { attach, canGoBack, canGoForward, page };
}

function watch(row: HTMLUListElement, onChange: () => void): () => void {
  const sizes = new ResizeObserver(onChange);
  sizes.observe(row);
  const items = new MutationObserver(onChange);
  items.observe(row, { childList: true });
  row.addEventListener('scroll', onChange, { passive: true });
  return () => {
    sizes.disconnect();
    items.disconnect();
    row.removeEventListener('scroll', onChange);
  };
}

function pageBy(row: HTMLUListElement, direction: -1 | 1): void {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  if (!first || !second) return;
  const step = second.offsetLeft - first.offsetLeft;
  const inSight = Math.max(1, Math.floor((row.clientWidth + 1) / step));
  row.scrollBy({ left: direction * inSight * step });
}
