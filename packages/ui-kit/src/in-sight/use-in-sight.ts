import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is on the screen, without work at each step of scrolling; undefined while that is not known. */
export function useInSight(): [ref: RefObject<HTMLDivElement | null>, isInSight: boolean | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [isInSight, setInSight] = useState<boolean>();
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isInSight];
}
