import { type RefObject, useEffect, useRef, useState } from 'react';

const canTell = typeof window === 'undefined' || 'IntersectionObserver' in window;

/** Whether an element is on the screen, without work at each step of scrolling; undefined while that is not known; where browsers do not tell, all is. */
export function useInSight(): [ref: RefObject<HTMLDivElement | null>, isInSight: boolean | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [isInSight, setInSight] = useState<boolean>();
  useEffect(() => {
    if (!ref.current || !canTell) return undefined;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, canTell ? isInSight : true];
}
