import { goToSection, opensElsewhere, TabLinks } from '@dopahiya/ui-kit';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import * as texts from '#texts/tab-bar';
import { type SectionId, sections } from './sections.ts';
import * as S from './tab-bar.styles.ts';
import { useSectionInSight } from './use-section-in-sight.ts';

export interface TabBarProps {
  /** Id of the sticky bar at the top of the page. */
  barId: string;
  /** Sections that this page does not have. */
  without?: readonly SectionId[];
}

/** Links to the sections of the page; the current one is marked and scrolled into view. */
export function TabBar({ barId, without }: TabBarProps) {
  const links = useMemo(() => linksWithout(without), [without]);
  const current = `#${useSectionInSight(barId)}`;
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    // The first tab is already in sight; measuring it would force a layout during hydration.
    if (shown.current !== current) bringIntoSight(row.current, current);
    shown.current = current;
  }, [current]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    goToSection(link.hash);
  };
  return (
    <S.Row ref={row} onClick={follow}>
      <TabLinks label={texts.label} links={links} current={current} />
    </S.Row>
  );
}

const linksWithout = (left: readonly SectionId[] = []) =>
  sections.filter(({ id }) => !left.includes(id)).map(({ id, label }) => ({ href: `#${id}`, label }));

function bringIntoSight(row: HTMLElement | null, href: string): void {
  const list = row?.querySelector('nav');
  const link = list?.querySelector<HTMLElement>(`[href="${href}"]`);
  if (list && link) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
}
