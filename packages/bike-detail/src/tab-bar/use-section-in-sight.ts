import { useEffect, useState } from 'react';
import { type SectionId, sections } from './sections.ts';

/** Distance below the bar at which a section counts as reached, in px. */
const reach = 24;

/** Returns the current section: the last one whose top has passed the lower edge of the bar. */
export function useSectionInSight(barId: string): SectionId {
  const [inSight, setInSight] = useState<SectionId>('overview');
  useEffect(() => {
    const follow = () => setInSight(sectionAt(document.getElementById(barId)?.getBoundingClientRect().bottom ?? 0));
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('scroll', follow, { passive: true, signal });
    // With a hash in the address the page has already scrolled: an observer tells without a forced layout.
    const arrival = new IntersectionObserver(([page], observer) => {
      observer.disconnect();
      if (page && page.boundingClientRect.top < 0) follow();
    });
    arrival.observe(document.body);
    return () => {
      arrival.disconnect();
      listening.abort();
    };
  }, [barId]);
  return inSight;
}

function sectionAt(edge: number): SectionId {
  const hasPassed = ({ id }: { id: SectionId }) =>
    (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= edge + reach;
  const passed = isAtEnd() ? sections.filter(({ id }) => document.getElementById(id)) : sections.filter(hasPassed);
  return passed.at(-1)?.id ?? 'overview';
}

const isAtEnd = (): boolean => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
