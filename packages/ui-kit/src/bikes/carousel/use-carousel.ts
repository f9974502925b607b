import { type RefCallback, useCallback, useRef, useState } from 'react';

/** Where a carousel stands, and how to move it; made by `useCarousel`. */
export interface CarouselControl {
  /** Takes the row that scrolls; for the carousel's own use. */
  attach: RefCallback<HTMLUListElement>;
  /** Whether there is anything before what is in sight. */
  canGoBack: boolean;
  /** Whether there is anything after what is in sight. */
  canGoForward: boolean;
  /** Moves by as many items as are in sight: -1 back, 1 forward. */
  page: (direction: -1 | 1) => void;
}

/** Joins a `Carousel` to its `CarouselArrows`, which may stand elsewhere. */
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
